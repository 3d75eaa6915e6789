import { count } from './count.ts';

/** A position as people read it: "48,211". One that does not count events, as EventStoreDB has them, stays a row of digits. */
export const placeOf = (position: string): string => {
  const digits = position.replace(/^0+(?=\d)/, '');
  return digits.length > 12 ? digits : count(Number(digits));
};
