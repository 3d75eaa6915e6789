/** Every address of the product: the route table of the specification (section 2), in its order. */
export const paths = {
  home: '/',
  analysis: '/analysis/:id',
  auth: '/auth',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  becomeReviewer: '/become-reviewer',
  completeProfile: '/complete-profile/:id',
  profile: '/profile',
  discover: '/discover',
  review: '/review/:id',
  reviewComplete: '/review-complete/:id',
  terms: '/terms',
  privacy: '/privacy',
  availableReviews: '/available-reviews',
  submitUrl: '/submit-url',
} as const;

/** The address of one report. */
export const analysisPath = (productId: number): string => `/analysis/${productId}`;
