/** Like `cache-keys.ts`: the addresses for members only, outside the first load. */
export const ledgerKey = '/api/me/credits';
export const claimsKey = '/api/me/claims';
export const openSeatsKey = '/api/feedback-requests';

/** Whether a cache key is a user's profile. */
export const isProfileKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/users/');
