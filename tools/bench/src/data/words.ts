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

/** Generated once, so that it does not slow down what is measured. */
const PROSE = write(seededRandom(3));

/** A random passage of about so many characters, with words and full stops. */
export const proseOf = (random: Random, characters: number): string => {
  const start = PROSE.indexOf(' ', random.between(0, PROSE.length - 2 * characters)) + 1;
  return PROSE.slice(start, start + characters).trimEnd();
};
