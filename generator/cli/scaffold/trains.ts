export const trains = {
  trains: [
    { id: '2', price: 80, distance: 2, count: 5, rustsOn: '4' },
    { id: '3', price: 180, distance: 3, count: 4, rustsOn: '6' },
    { id: '4', price: 300, distance: 4, count: 3 },
    { id: '5', price: 450, distance: 5, count: 2, events: [{ type: 'close_companies' }] },
    { id: '6', price: 600, distance: 6, count: 'unlimited' },
  ],
  phases: [
    { id: '2', trainLimit: 4, tiles: ['yellow'], operatingRounds: 1 },
    {
      id: '3',
      on: '3',
      trainLimit: 4,
      tiles: ['yellow', 'green'],
      operatingRounds: 2,
      status: ['can_buy_companies'],
    },
    {
      id: '4',
      on: '4',
      trainLimit: 3,
      tiles: ['yellow', 'green'],
      operatingRounds: 2,
      status: ['can_buy_companies'],
    },
    { id: '5', on: '5', trainLimit: 2, tiles: ['yellow', 'green', 'brown'], operatingRounds: 3 },
    { id: '6', on: '6', trainLimit: 2, tiles: ['yellow', 'green', 'brown'], operatingRounds: 3 },
  ],
};
