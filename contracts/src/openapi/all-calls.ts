import { ACCESS_TOKEN_CALLS } from '../accounts/access-tokens/management-calls.ts';
import { ACCOUNT_CALLS } from '../accounts/calls.ts';
import { PROFILE_CALLS } from '../accounts/profile-calls.ts';
import { FACTOR_CALLS } from '../accounts/second-factor/factor-calls.ts';
import { PROOF_CALLS } from '../accounts/second-factor/proof-calls.ts';
import { OWN_APP_CALLS } from '../analysis/own-app-calls.ts';
import { ANALYSIS_CALLS } from '../analysis/calls.ts';
import { AUDIT_CALLS } from '../audit/calls.ts';
import { FIGURE_CALLS } from '../audit/figures/calls.ts';
import { CREDIT_CALLS } from '../credits/calls.ts';
import { COMPLAINT_CALLS } from '../feedback/complaints/calls.ts';
import { FEEDBACK_CALLS } from '../feedback/calls.ts';
import { NOTIFICATION_CALLS } from '../notifications/calls.ts';
import { OPERATION_CALLS } from '../operations/calls.ts';
import { ORDER_CALLS } from '../orders/calls.ts';
import { REVIEW_CALLS } from '../reviews/calls.ts';
import { WEBHOOK_CALLS } from '../webhooks/calls.ts';
import type { ApiCall } from './api-call.ts';
import { DESCRIPTION_CALL } from './description-call.ts';

/**
 * Every call of the API, including those beyond the specification (D-111), in the order of the reference.
 * `tools/faults/src/fuzz/fuzz.int.test.ts` compares this list with the services' routes. A slice with new routes adds its
 * table here.
 */
export const ALL_CALLS: readonly ApiCall[] = [
  ...ANALYSIS_CALLS,
  ...OWN_APP_CALLS,
  ...FEEDBACK_CALLS,
  ...REVIEW_CALLS,
  ...COMPLAINT_CALLS,
  ...CREDIT_CALLS,
  ...ORDER_CALLS,
  ...ACCOUNT_CALLS,
  ...PROFILE_CALLS,
  ...PROOF_CALLS,
  ...FACTOR_CALLS,
  ...ACCESS_TOKEN_CALLS,
  ...NOTIFICATION_CALLS,
  ...WEBHOOK_CALLS,
  DESCRIPTION_CALL,
  ...AUDIT_CALLS,
  ...FIGURE_CALLS,
  ...OPERATION_CALLS,
];
