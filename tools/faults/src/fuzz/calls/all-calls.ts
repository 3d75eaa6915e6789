import type { Call } from '../call.ts';
import { WEBHOOK_CALLS } from './webhook-calls.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { APP_CALLS } from './app-calls.ts';
import { APP_READS } from './app-reads.ts';
import { AUDIT_CALLS } from './audit-calls.ts';
import { NOTIFICATION_CALLS } from './notification-calls.ts';
import { COMPLAINT_CALLS } from './complaint-calls.ts';
import { SALE_CALLS } from './sale-calls.ts';
import { SECOND_FACTOR_CALLS } from './second-factor-calls.ts';

/** Every call of the API. A test holds the list against what the services have mounted. */
export const ALL_CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...APP_CALLS,
  ...APP_READS,
  ...SALE_CALLS,
  ...NOTIFICATION_CALLS,
  ...COMPLAINT_CALLS,
  ...AUDIT_CALLS,
  ...WEBHOOK_CALLS,
];
