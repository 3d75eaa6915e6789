import { ACCOUNT_CALLS } from '../accounts/calls.ts';
import { PROFILE_CALLS } from '../accounts/profile-calls.ts';
import { APP_CALLS } from '../analysis/app-calls.ts';
import { ANALYSIS_CALLS } from '../analysis/calls.ts';
import { AUDIT_CALLS } from '../audit/calls.ts';
import { FIGURE_CALLS } from '../audit/figures/calls.ts';
import { CREDIT_CALLS } from '../credits/calls.ts';
import { FEEDBACK_CALLS } from '../feedback/calls.ts';
import { OPERATION_CALLS } from '../operations/calls.ts';
import { ORDER_CALLS } from '../orders/calls.ts';
import { REVIEW_CALLS } from '../reviews/calls.ts';
import type { ApiCall } from './api-call.ts';
import { DESCRIPTION_CALL } from './description-call.ts';

/**
 * Every call of the API, in the order of the reference. `tools/faults/src/fuzz/fuzz.int.test.ts` compares it with the routes
 * that the services have mounted. A slice with new routes adds its table here.
 */
export const ALL_CALLS: readonly ApiCall[] = [
  ...ANALYSIS_CALLS,
  ...APP_CALLS,
  ...FEEDBACK_CALLS,
  ...REVIEW_CALLS,
  ...CREDIT_CALLS,
  ...ORDER_CALLS,
  ...ACCOUNT_CALLS,
  ...PROFILE_CALLS,
  DESCRIPTION_CALL,
  ...AUDIT_CALLS,
  ...FIGURE_CALLS,
  ...OPERATION_CALLS,
];
