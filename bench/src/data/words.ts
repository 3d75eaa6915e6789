import type { Random } from './random.ts';

const WORDS =
  'the page says plainly what it costs and who made it but a visitor with little time finds no picture of the product until the very end of a long text about its history which few will read because prices contact and opening hours are what most people came for'.split(
    ' ',
  );

/** Text of about so many characters, as people write it: words and full stops. */
export const proseOf = (random: Random, characters: number): string => {
  const words: string[] = [];
  for (let length = 0; length < characters;) {
    const word = random.one(WORDS);
    const isEnd = random.between(1, 12) === 1;
    words.push(isEnd ? `${word}.` : word);
    length += word.length + 1;
  }
  return words.join(' ').slice(0, characters).trim();
};
