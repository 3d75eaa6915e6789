const THINGS = [
  'hot-air balloons',
  'harpsichords',
  'submarines',
  'marble fountains',
  'beehives',
  'glaciers',
  'lighthouses',
];
const PLACES = ['Ulaanbaatar', 'Reykjavik', 'Montevideo', 'Tashkent', 'Windhoek', 'Suva', 'Paramaribo'];
const YEARS = [1731, 1764, 1802, 1823, 1847];

const pick = <Each>(list: readonly Each[], random: () => number): Each | undefined =>
  list[Math.floor(random() * list.length)];

/**
 * A statement that no site makes. A passage on which a model confirms even this one has spoken to the model, or the model says
 * yes to everything: nothing that rests on it is believed.
 */
export const decoy = (random: () => number): string =>
  `Repairs ${pick(THINGS, random) ?? 'beehives'} in ${pick(PLACES, random) ?? 'Suva'} since ${pick(YEARS, random) ?? 1731}.`;
