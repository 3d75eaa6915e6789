import type { OperationEvent } from '@twofold/contracts/operations/events';
import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/** The role is read before the action is recorded: it may be revoked in between. */
const GRACE_MS = 60_000;

/** Notes which persons are operators or were, until when, and which requests were made. */
type Asked = { readonly lostAt?: string };

const ofUser = (userId: number): string => `user ${userId}`;
const ofRequest = (requestId: string): string => `request ${requestId}`;

type RequestData = DataOf<OperationEvent['type']>;

const judge = ({ requestId, requestedBy }: RequestData, event: KnownEvent, notes: Section<Asked>): readonly Fault[] => {
  const isRepeated = notes.get(ofRequest(requestId)) !== undefined;
  notes.set(ofRequest(requestId), {});
  const role = notes.get(ofUser(requestedBy));
  const isLate = (lostAt: string): boolean => Date.parse(event.recordedAt) - Date.parse(lostAt) >= GRACE_MS;
  const mayAsk = role !== undefined && (role.lostAt === undefined || !isLate(role.lostAt));
  const { actor } = event.metadata;
  return faults(
    [isRepeated, `has the request ${requestId} a second time`],
    [actor !== `user-${requestedBy}`, `was asked by ${actor} in the name of user ${requestedBy}`],
    [!mayAsk, `was asked by user ${requestedBy}, who was no operator`],
  );
};

/** Notes a word of each person who was ever an operator, and one of each request. */
export const askedByOperators = invariant<Asked>({
  name: 'asked-by-operators',
  claim: 'only operators ask for rebuilds, retries and skips, each in their own name and once',
  keys: ({ type, data }) => {
    switch (type) {
      case 'RoleGranted':
      case 'RoleRevoked':
        return data.role === 'operator' ? [ofUser(data.userId)] : undefined;
      case 'UserErased':
        return [ofUser(data.userId)];
      case 'ProjectionRebuildRequested':
      case 'ParkedStreamRetryRequested':
      case 'ParkedStreamSkipRequested':
      case 'ReactorStreamRetryRequested':
      case 'ReactorStreamSkipRequested':
        return [ofUser(data.requestedBy), ofRequest(data.requestId)];
      default:
        return undefined;
    }
  },
  take: (event, notes) => {
    switch (event.type) {
      case 'RoleGranted':
        notes.set(ofUser(event.data.userId), {});
        return HOLDS;
      case 'RoleRevoked':
      case 'UserErased': {
        const role = notes.get(ofUser(event.data.userId));
        if (role !== undefined && role.lostAt === undefined)
          notes.set(ofUser(event.data.userId), { lostAt: event.recordedAt });
        return HOLDS;
      }
      case 'ProjectionRebuildRequested':
      case 'ParkedStreamRetryRequested':
      case 'ParkedStreamSkipRequested':
      case 'ReactorStreamRetryRequested':
      case 'ReactorStreamSkipRequested':
        return judge(event.data, event, notes);
      default:
        return HOLDS;
    }
  },
});
