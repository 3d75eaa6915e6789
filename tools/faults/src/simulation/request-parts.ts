import { createBriefs } from '@twofold/command-service/feedback/briefs/briefs';
import { createComplaints, type ComplaintsDeps } from '@twofold/command-service/feedback/complaints/complaints';
import { createOpenRequest } from '@twofold/command-service/feedback/open-request';
import { createReviewOf } from '@twofold/command-service/reviews/review-of';

type Deps = Parameters<typeof createBriefs>[0] &
  Parameters<typeof createOpenRequest>[0] &
  Omit<ComplaintsDeps, 'openRequest' | 'reviewOf'>;

/** The use cases that open requests, write briefs and report reviews. */
export const createRequestParts = (deps: Deps) => {
  const briefs = createBriefs(deps);
  const openRequest = createOpenRequest(deps);
  const reviewOf = createReviewOf(deps);
  return { ...briefs, ...createComplaints({ ...deps, ...briefs, openRequest, reviewOf }), openRequest };
};
