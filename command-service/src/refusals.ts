/** What a refusal is answered with, by its code: D-30's status and the text for the person who asked. */
export const REFUSALS: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  'analysis-not-found': { status: 404, error: 'Analysis not found' },
  'analysis-budget-exhausted': {
    status: 429,
    error: 'No more analyses can be made today. Please try again tomorrow.',
  },
};
