import type { Hit } from '../read/site.ts';

/** “Books, records and films”: of a list in the head, the first is the field, unless it is all of the field. */
const LATER = /(?:^|[\s:])\p{L}{3,}(?:\s\p{L}+)?,\s(?:\p{L}+\s)?$/u;
export const comesLater = ({ passage: { text, place } }: Hit, hits: readonly Hit[]): boolean => {
  const first = Math.min(...hits.filter(({ passage }) => passage.text === text).map(({ start }) => start));
  return (place === 'title' || place === 'description') && LATER.test(text.slice(0, first));
};
