/**
 * The addresses whose data other features' writes change: SWR caches answers by address, so a write refreshes them.
 * Addresses used by one feature only are defined there.
 */
export const meKey = '/api/me';
/** The URL of the current user. For visitors the answer is empty instead of a 401, which browsers log as an error. */
export const meAddress = `${meKey}?visitor=empty`;
export const userKey = (id: number): string => `/api/users/${id}`;
export const productsKey = '/api/products';
