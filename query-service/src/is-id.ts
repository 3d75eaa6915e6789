/** The largest `bigint` of PostgreSQL. A first page of the newest rows starts before it. */
export const LARGEST_ID = 2n ** 63n - 1n;

/** Whether it consists of digits and fits into a `bigint` (D-53). */
export const isId = (id: unknown): id is string =>
  typeof id === 'string' && /^\d{1,19}$/.test(id) && BigInt(id) <= LARGEST_ID;
