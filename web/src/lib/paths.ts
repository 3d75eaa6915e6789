/** All routes: first those of the specification (section 2), in its order, then ours (D-118). */
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

/** The user's apps: a tab of the profile. */
export const ownAppsPath = `${paths.profile}#my-apps`;

export const analysisPath = (productId: number): string => `/analysis/${productId}`;

/** The share address of an unlisted report. */
export const sharedAnalysisPath = (productId: number, token: string): string =>
  `${analysisPath(productId)}?share=${encodeURIComponent(token)}`;

export const completeProfilePath = (userId: number): string => `/complete-profile/${userId}`;

export const reviewPath = (productId: number): string => `/review/${productId}`;

export const reviewCompletePath = (reviewId: number): string => `/review-complete/${reviewId}`;

export const orderPath = (orderId: number): string => `/orders/${orderId}`;

/** The page that shows whether a payment has arrived. */
export const paymentSuccessPath = (sessionId: string): string =>
  `${paths.paymentSuccess}?session_id=${encodeURIComponent(sessionId)}`;
