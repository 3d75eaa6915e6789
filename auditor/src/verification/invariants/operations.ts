import { faults, HOLDS, type Invariant } from '../invariant.ts';

/** A role is read, and what it allows is recorded a moment later: somebody may lose it in between. */
const GRACE_MS = 60_000;

type OperatorRole = { readonly lostAt: string | undefined };

/** Holds a word for each person who was ever an operator, and one for each request. */
export const askedByOperators: Invariant = {
  name: 'asked-by-operators',
  claim:
    'only operators ask for rebuilds, for another try and for events to be left out, each in their own name and once',
  start: () => {
    const operators = new Map<number, OperatorRole>();
    const requests = new Set<string>();

    const mayAsk = (userId: number, recordedAt: string): boolean => {
      const role = operators.get(userId);
      if (role === undefined) return false;
      return role.lostAt === undefined || Date.parse(recordedAt) - Date.parse(role.lostAt) < GRACE_MS;
    };
    const lose = (userId: number, lostAt: string): void => {
      if (operators.get(userId)?.lostAt === undefined && operators.has(userId)) operators.set(userId, { lostAt });
    };
    return {
      take: (event) => {
        switch (event.type) {
          case 'RoleGranted':
            if (event.data.role === 'operator') operators.set(event.data.userId, { lostAt: undefined });
            return HOLDS;
          case 'RoleRevoked':
            if (event.data.role === 'operator') lose(event.data.userId, event.recordedAt);
            return HOLDS;
          case 'UserErased':
            lose(event.data.userId, event.recordedAt);
            return HOLDS;
          case 'ProjectionRebuildRequested':
          case 'ParkedStreamRetryRequested':
          case 'ParkedStreamSkipRequested': {
            const { requestId, requestedBy } = event.data;
            const isRepeated = requests.has(requestId);
            requests.add(requestId);
            const { actor } = event.metadata;
            return faults(
              [isRepeated, `has the request ${requestId} a second time`],
              [actor !== `user-${requestedBy}`, `was asked by ${actor} in the name of user ${requestedBy}`],
              [!mayAsk(requestedBy, event.recordedAt), `was asked by user ${requestedBy}, who was no operator`],
            );
          }
          default:
            return HOLDS;
        }
      },
    };
  },
};
