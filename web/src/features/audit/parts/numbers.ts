const format = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "48,211". */
export const count = (value: number): string => format.format(value);

/** "1 event", "48,211 events". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** "$5.00" of 500 cents. */
export const dollars = (cents: number): string => money.format(cents / 100);

/** A position formatted for people: "48,211". One that does not count events, as in EventStoreDB, stays unformatted. */
export const formatPosition = (position: string): string => {
  const digits = position.replace(/^0+(?=\d)/, '');
  return digits.length > 12 ? digits : count(Number(digits));
};
