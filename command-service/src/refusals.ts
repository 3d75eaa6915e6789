/** What a refusal is answered with, by its code: D-30's status and the text for the person who asked. */
export const REFUSALS: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  'analysis-not-found': { status: 404, error: 'Analysis not found' },
  'email-taken': { status: 409, error: 'An account with this email already exists' },
  'weak-password': {
    status: 400,
    error: 'Staff accounts need a stronger password. Use several uncommon words, or a password manager.',
  },
  'email-unconfirmed': {
    status: 403,
    error: 'Confirm your email first: open the link we sent you. Your profile can send it again.',
  },
  'product-not-found': { status: 404, error: 'Product not found' },
  'product-has-owner': { status: 409, error: 'This app belongs to somebody already' },
  'not-your-browser': { status: 403, error: 'An app can only be added in the browser that submitted it' },
  'not-your-product': { status: 403, error: 'This is not your app' },
  'unlisted-by-moderator': {
    status: 403,
    error: 'A moderator unlisted this app. Only a moderator can list it again.',
  },
  'reanalysis-not-allowed': {
    status: 403,
    error: 'Only its owner, or the browser that submitted it, can have an app analyzed again',
  },
  'reanalysis-running': { status: 409, error: 'This app is being analyzed again right now' },
  'reanalysis-too-soon': { status: 429, error: 'An app can be analyzed again once an hour. Please try again later.' },
  'reason-required': { status: 400, error: 'Please give a reason' },
  'own-product': { status: 403, error: 'You cannot review your own app' },
  'no-credit': { status: 403, error: 'You need at least 1 credit to submit a review' },
  'already-reviewed': { status: 409, error: 'You have already reviewed this app' },
  'near-duplicate': {
    status: 409,
    error: 'This text is nearly the same as another review of yours. Describe what you found in this app.',
  },
  'discover-limit': {
    status: 429,
    error: 'You have sent 5 reviews from Discover in the last 24 hours. You can send the next one in {wait}.',
  },
  'not-enough-credits': { status: 403, error: 'You need more credits: one for each reviewer, and one that you keep' },
  'order-not-found': { status: 404, error: 'Order not found' },
  // A stranger is not told that there is one.
  'not-your-order': { status: 404, error: 'Order not found' },
  'order-not-paid': { status: 409, error: 'This order is not paid yet' },
  'feedback-not-found': { status: 404, error: 'Feedback request not found' },
  'feedback-ended': { status: 409, error: 'This request for feedback has ended' },
  'seats-taken': { status: 409, error: 'A reviewer has claimed a seat. You can no longer cancel.' },
  'brief-locked': {
    status: 409,
    error:
      'A reviewer has claimed a seat, so the task and the questions can no longer change. The test login still can.',
  },
  'own-request': { status: 403, error: 'You cannot review for a request of your own' },
  'no-open-seat': { status: 409, error: 'This seat has just been taken' },
  'seat-held': { status: 409, error: 'You have a seat here already' },
  'other-seat-held': { status: 409, error: 'You have a seat for this app already' },
  'seat-given-up': {
    status: 409,
    error: 'You have released a seat of this request, or its time ran out. Another reviewer can take it.',
  },
  'too-many-claims': {
    status: 409,
    error: 'You can hold 3 seats at a time. Finish or release one first.',
  },
  'claims-paused': {
    status: 429,
    error: 'Two of your seats were released or ran out in the last 24 hours. You can claim a seat again in {wait}.',
  },
  'claim-lost': { status: 409, error: 'This seat is no longer yours' },
  'claim-not-found': { status: 404, error: 'Claim not found' },
  'seat-filled': { status: 409, error: 'You have already reviewed this app' },
  'refund-not-failed': { status: 409, error: 'This refund is already being retried, or was paid' },
  'review-not-found': { status: 404, error: 'Review not found' },
  // A stranger is not told that there is one (D-11).
  'not-your-review': { status: 404, error: 'Review not found' },
  'review-not-complete': { status: 409, error: 'Complete your review first' },
  'statement-not-found': { status: 404, error: 'This statement is not in the report' },
  'statement-judged': { status: 409, error: 'You have already judged this statement' },
  'enough-statements-judged': { status: 409, error: 'A review can judge 3 statements of a report' },
  'other-version-judged': { status: 409, error: 'You have judged statements of another version of this report' },
  'second-factor-not-found': { status: 404, error: 'Second factor not found' },
  'too-many-second-factors': { status: 409, error: 'An account can have 10 second factors. Remove one first.' },
  'wrong-second-factor': { status: 403, error: 'This code is not correct' },
  'user-not-found': { status: 404, error: 'User not found' },
  // Nothing of the command was recorded: the same request may well succeed a moment later.
  'stream-busy': { status: 503, error: 'Too many changes at once. Please try again.' },
  // The keyring's own code: somebody was erased while something was recorded of them.
  'subject-erased': { status: 404, error: 'User not found' },
};
