/** Like `cache-keys.ts`: the addresses for members only, outside the first load. */
export const ledgerKey = '/api/me/credits';
export const claimsKey = '/api/me/claims';
export const openSeatsKey = '/api/feedback-requests';

/** Whether a kept answer is a person's profile. */
export const isProfileKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/users/');
