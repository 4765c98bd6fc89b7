export const companies = {
  corporations: [
    { id: 'NR', name: 'Northern Railway', color: '#32763f', home: { hex: 'A3' }, tokens: [0, 40] },
    { id: 'ER', name: 'Eastern Railway', color: '#d1232a', home: { hex: 'A7' }, tokens: [0, 40] },
    { id: 'SR', name: 'Southern Railway', color: '#025aaa', home: { hex: 'C3' }, tokens: [0, 40] },
    { id: 'WR', name: 'Western Railway', color: '#f0a030', textColor: 'black', home: { hex: 'C7' }, tokens: [0, 40] },
  ],
  privates: [
    {
      id: 'HC',
      name: 'Harbour Company',
      value: 20,
      revenue: 5,
      description: 'Blocks B2 while a player or nobody owns it.',
      abilities: [{ type: 'blocks_hexes', ownerType: 'player', hexes: ['B2'] }],
    },
    {
      id: 'MC',
      name: 'Mining Company',
      value: 60,
      revenue: 15,
      description: 'Blocks B6 while a player or nobody owns it.',
      abilities: [{ type: 'blocks_hexes', ownerType: 'player', hexes: ['B6'] }],
    },
  ],
};
