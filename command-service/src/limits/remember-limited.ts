import type { RequestLog, RequestToBegin } from '../requests/request-log.ts';
import { accountIn } from '../requests/request-log.ts';
import type { Counted, Limit, Quota, UsedUp } from './limit.ts';
import { limitOfAccount } from './rate-limit.ts';

const MAX_REMEMBERED = 10_000;

/**
 * Caches which limits are used up. Refusing another attempt then needs no query, or only the one that finds a recorded
 * answer. The oldest keys are dropped first; their limits are read from the database again.
 */
export const rememberLimited = (
  requestLog: Pick<RequestLog, 'begin' | 'count' | 'giveBack'>,
  nowMs: () => number = () => performance.now(),
): Pick<RequestLog, 'begin' | 'count' | 'giveBack'> => {
  const remembered = new Map<string, { readonly quota: Quota; readonly untilMs: number }>();

  const remember = ({ quotas: [quota], waitMs }: Counted): void => {
    if (quota === undefined || waitMs === undefined) return;
    remembered.delete(quota.key);
    remembered.set(quota.key, { quota, untilMs: nowMs() + waitMs });
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };

  const find = (limits: readonly Limit[], isOfDevice: boolean): UsedUp | undefined => {
    for (const { key, device } of limits) {
      // Only the database can tell which limits apply to a device.
      if (device !== undefined && isOfDevice) continue;
      const known = remembered.get(key);
      const waitMs = (known?.untilMs ?? 0) - nowMs();
      if (known && waitMs > 0) return { quotas: [{ ...known.quota, resetMs: waitMs }], waitMs };
      remembered.delete(key);
    }
    return undefined;
  };

  return {
    begin: async (request) => {
      const limited = find(limitsKnownOf(request), request.device !== undefined);
      const actor = 'actor' in request.asker ? request.asker.actor : '';
      if (limited && (request.key === undefined || request.countsRepeats))
        return { actor, state: 'limited', ...limited };
      const begun = await requestLog.begin(limited ? { ...request, mayBegin: false } : request);
      if (begun.state === 'limited') remember(begun);
      return limited && begun.state === 'absent' ? { ...begun, state: 'limited', ...limited } : begun;
    },
    count: async (limits, device) => {
      const counted = find(limits, device !== undefined) ?? (await requestLog.count(limits, device));
      remember(counted);
      return counted;
    },
    giveBack: async (limits) => {
      await requestLog.giveBack(limits);
      for (const { key } of limits) remembered.delete(key);
    },
  };
};

/** All limits of a request, including those of its account if that is known. */
const limitsKnownOf = ({ asker, limits, accountLimits }: RequestToBegin): readonly Limit[] => {
  const userId = 'actor' in asker ? accountIn(asker.actor) : undefined;
  return userId === undefined ? limits : [...limits, ...accountLimits.map((limit) => limitOfAccount(limit, userId))];
};
