import { count } from './count.ts';

/** A position formatted for people: "48,211". One that does not count events, as in EventStoreDB, stays unformatted. */
export const placeOf = (position: string): string => {
  const digits = position.replace(/^0+(?=\d)/, '');
  return digits.length > 12 ? digits : count(Number(digits));
};
