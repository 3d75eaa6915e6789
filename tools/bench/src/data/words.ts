import { seededRandom, type Random } from './random.ts';

const WORDS =
  'the page says plainly what it costs and who made it but a visitor with little time finds no picture of the product until the very end of a long text about its history which few will read because prices contact and opening hours are what most people came for'.split(
    ' ',
  );
const WORDS_WRITTEN = 20_000;

const write = (random: Random): string =>
  Array.from({ length: WORDS_WRITTEN }, () => `${random.one(WORDS)}${random.between(1, 12) === 1 ? '.' : ''}`).join(
    ' ',
  );

/** Written once: what is measured must not wait for an author. */
const PROSE = write(seededRandom(3));

/** So many characters of text as people write it: words and full stops. Another passage each time. */
export const proseOf = (random: Random, characters: number): string => {
  const start = PROSE.indexOf(' ', random.between(0, PROSE.length - 2 * characters)) + 1;
  return PROSE.slice(start, start + characters).trimEnd();
};
