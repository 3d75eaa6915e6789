/** Every address of the product: the route table of the specification (section 2), in its order, then ours (D-118). */
export const paths = {
  home: '/',
  analysis: '/analysis/:id',
  auth: '/auth',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  becomeReviewer: '/become-reviewer',
  completeProfile: '/complete-profile/:id',
  profile: '/profile',
  developer: '/profile/developer',
  discover: '/discover',
  review: '/review/:id',
  reviewComplete: '/review-complete/:id',
  terms: '/terms',
  privacy: '/privacy',
  availableReviews: '/available-reviews',
  submitUrl: '/submit-url',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  notifications: '/notifications',
  reports: '/reports',
  orders: '/orders',
  order: '/orders/:id',
  standing: '/standing',
  developers: '/developers',
  admin: '/admin',
} as const;

/** Where a member finds their apps: a tab of the profile. */
export const ownAppsPath = `${paths.profile}#my-apps`;

/** The address of one report. */
export const analysisPath = (productId: number): string => `/analysis/${productId}`;

/** The share address of an unlisted report. */
export const sharedAnalysisPath = (productId: number, token: string): string =>
  `${analysisPath(productId)}?share=${encodeURIComponent(token)}`;

/** Where a new reviewer says who they are. */
export const completeProfilePath = (userId: number): string => `/complete-profile/${userId}`;

/** Where one reviews an app. */
export const reviewPath = (productId: number): string => `/review/${productId}`;

/** Where one completes a review. */
export const reviewCompletePath = (reviewId: number): string => `/review-complete/${reviewId}`;

/** Where one sees what became of an order. */
export const orderPath = (orderId: number): string => `/orders/${orderId}`;

/** Where one learns whether a payment has arrived. */
export const paymentSuccessPath = (sessionId: string): string =>
  `${paths.paymentSuccess}?session_id=${encodeURIComponent(sessionId)}`;
