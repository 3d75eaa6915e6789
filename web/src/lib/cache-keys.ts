/**
 * The addresses whose data other features' writes change: SWR caches answers by address, so a write refreshes them.
 * Addresses used by one feature only are defined there.
 */
export const meKey = '/api/me';
/** Asks for the current user, and a visitor's answer is empty: the browser would log a 401 as an error. */
export const meAddress = `${meKey}?visitor=empty`;
export const userKey = (id: number): string => `/api/users/${id}`;
export const productsKey = '/api/products';
