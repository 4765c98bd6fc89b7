const par = (price: number) => ({ price, zones: ['par'] });
const low = (price: number) => ({ price, zones: ['low'] });

export const market = {
  kind: 'grid',
  zones: {
    par: { name: 'Starting prices', color: 'red', par: true },
    low: { name: 'Certificates do not count', color: 'yellow', noCertificateLimit: true },
  },
  rows: [
    [60, 66, 74, par(82), 90, 100, 112, 126, 142, 160, 180, 200],
    [55, 62, 68, par(76), 84, 92, 102, 114, 128],
    [50, 58, 64, par(70), 78, 86, 94],
    [low(44), 52, 60, par(66), 72],
    [low(38), low(46), 54],
  ],
};
