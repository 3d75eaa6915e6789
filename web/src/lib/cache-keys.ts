/**
 * The addresses that a write of one feature changes for another: SWR keeps answers by them, so a write asks for them again.
 * An address that only its own feature reads stays there.
 */
export const meKey = '/api/me';
export const userKey = (id: number): string => `/api/users/${id}`;
export const ledgerKey = '/api/me/credits';
export const claimsKey = '/api/me/claims';
export const openSeatsKey = '/api/feedback-requests';
export const productsKey = '/api/products';

/** Whether a kept answer is a person's profile. */
export const isProfileKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/users/');
