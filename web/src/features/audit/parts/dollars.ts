const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$5.00" of 500 cents. */
export const dollars = (cents: number): string => format.format(cents / 100);
