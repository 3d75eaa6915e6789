const WORDS =
  `anchor banner carton dinner engine fabric garden hammer island jacket kettle lantern magnet needle orange pencil
quartz ribbon saddle tunnel urgent velvet walnut yellow zipper basket candle desert emblem feather gravel helmet insect
jungle kitten ladder mirror nickel oyster pepper rocket silver timber umpire violet window`.split(/\s+/);
const COUNT = 24;

/** FNV-1a, so that a text depends only on its name. */
const seedOf = (name: string): number => {
  let seed = 0x811c9dc5;
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return seed >>> 0;
};

/** A distinct review for each name: no two are near duplicates, and each is long and varied enough. */
export const aText = (name: number | string): string => {
  let seed = seedOf(`text ${name}`);
  const next = (): string => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return WORDS[(seed >>> 8) % WORDS.length] ?? '';
  };
  return `I noticed: ${Array.from({ length: COUNT }, next).join(' ')}.`;
};
