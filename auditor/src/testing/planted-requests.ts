import { REFUND } from './a-healthy-story.ts';
import { LATER, record, type StoryEvent } from './a-story.ts';
import { OPERATION, REACTOR, REACTOR_RETRY } from './an-operators-story.ts';
import { changed, on, plus, twice } from './edited-story.ts';

/** Stories in which one request of an operator is wrong, each with the beginning of the expected finding. */
export const plantedRequests: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'asked-by-operators: operations-products was asked by user-17 in the name of user 18',
    changed('ProjectionRebuildRequested', { requestedBy: 18 }),
  ],
  [
    `asked-by-operators: operations-${REACTOR} was asked by user-17 in the name of user 18`,
    changed('ReactorStreamSkipRequested', { requestedBy: 18 }),
  ],
  [
    'asked-by-operators: operations-orders was asked by user 17, who was no operator',
    plus(
      // A minute of the story, after which no earlier permission can still be in use.
      ...Array.from({ length: 60 }, () =>
        record('user', 17, { type: 'PasswordChanged', data: { userId: 17, changedAt: LATER } }),
      ),
      record('operations', 'orders', {
        type: 'ProjectionRebuildRequested',
        data: { requestId: REFUND, projection: 'orders', requestedBy: 17, requestedAt: LATER },
      }),
    ),
  ],
  [`asked-by-operators: operations-products has the request ${OPERATION}`, twice('ProjectionRebuildRequested')],
  [`asked-by-operators: operations-${REACTOR} has the request ${REACTOR_RETRY}`, twice('ReactorStreamRetryRequested')],
  [
    `events-on-their-own-streams: operations-orders has a ReactorStreamRetryRequested that speaks of operations-${REACTOR}`,
    plus(
      on(
        'operations-orders',
        record('operations', REACTOR, {
          type: 'ReactorStreamRetryRequested',
          data: { requestId: REFUND, reactor: REACTOR, stream: 'review-3', requestedBy: 17, requestedAt: LATER },
        }),
      ),
    ),
  ],
];
