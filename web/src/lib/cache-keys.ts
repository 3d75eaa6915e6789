/**
 * The addresses that a write of one feature changes for another: SWR keeps answers by them, so a write asks for them again.
 * An address that only its own feature reads stays there.
 */
export const meKey = '/api/me';
export const userKey = (id: number): string => `/api/users/${id}`;
export const productsKey = '/api/products';
