/**
 * The addresses whose data other features' writes change: SWR caches answers by address, so a write refreshes them.
 * Addresses used by one feature only are defined there.
 */
export const meKey = '/api/me';
export const userKey = (id: number): string => `/api/users/${id}`;
export const productsKey = '/api/products';
