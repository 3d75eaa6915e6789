import { AT, LATER, record, type StoryEvent } from './a-story.ts';

export const OPERATION = '00000000-0000-5000-8000-00000000eeee';
export const REACTOR = 'earn-credit-on-review-completed';
export const REACTOR_RETRY = '00000000-0000-5000-8000-00000000eee1';
const REACTOR_SKIP = '00000000-0000-5000-8000-00000000eee2';

/** An operator works on the read models, and loses the role at the end. */
export const operated: readonly StoryEvent[] = [
  record('user', 17, {
    type: 'RoleGranted',
    data: { userId: 17, role: 'operator', grantedBy: 'operator', grantedAt: AT },
  }),
  record('operations', 'products', {
    type: 'ProjectionRebuildRequested',
    data: { requestId: OPERATION, projection: 'products', requestedBy: 17, requestedAt: LATER },
  }),
  record('operations', REACTOR, {
    type: 'ReactorStreamRetryRequested',
    data: { requestId: REACTOR_RETRY, reactor: REACTOR, stream: 'review-3', requestedBy: 17, requestedAt: LATER },
  }),
  record('operations', REACTOR, {
    type: 'ReactorStreamSkipRequested',
    data: {
      requestId: REACTOR_SKIP,
      reactor: REACTOR,
      stream: 'review-3',
      eventId: OPERATION,
      reason: 'Its credit was granted by hand',
      requestedBy: 17,
      requestedAt: LATER,
    },
  }),
  record('user', 17, {
    type: 'RoleRevoked',
    data: { userId: 17, role: 'operator', revokedBy: 'operator', revokedAt: LATER },
  }),
];
