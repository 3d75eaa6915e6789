/** The largest `bigint` of PostgreSQL; as the start of a page of the newest, it is beyond all ids. */
export const LARGEST_ID = 2n ** 63n - 1n;

/** Digits, and a number that PostgreSQL can hold (D-53). */
export const isId = (id: unknown): id is string =>
  typeof id === 'string' && /^\d{1,19}$/.test(id) && BigInt(id) <= LARGEST_ID;
