/** What a refusal is answered with, by its code: D-30's status and the text for the person who asked. */
export const REFUSALS: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  'analysis-not-found': { status: 404, error: 'Analysis not found' },
  'analysis-budget-exhausted': {
    status: 429,
    error: 'No more analyses can be made today. Please try again tomorrow.',
  },
  'email-taken': { status: 409, error: 'An account with this email already exists' },
  'user-not-found': { status: 404, error: 'User not found' },
  // The keyring's own code: somebody was erased while something was recorded of them.
  'subject-erased': { status: 404, error: 'User not found' },
};
