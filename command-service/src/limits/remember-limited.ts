import type { Limit, Limited, RequestLog } from '../requests/request-log.ts';

const MAX_REMEMBERED = 10_000;

/**
 * Remembers which limits are used up, so that refusing another attempt asks the database nothing, or only for a recorded
 * answer. The keys that were used up first are forgotten first: they are counted again.
 */
export const rememberLimited = (
  requestLog: RequestLog,
  nowMs: () => number = () => performance.now(),
): Pick<RequestLog, 'begin' | 'count'> => {
  const untilMs = new Map<string, number>();

  const remember = ({ limitedKey, waitMs }: Limited): void => {
    untilMs.delete(limitedKey);
    untilMs.set(limitedKey, nowMs() + waitMs);
    const [oldest] = untilMs.keys();
    if (untilMs.size > MAX_REMEMBERED && oldest !== undefined) untilMs.delete(oldest);
  };

  const find = (limits: readonly Limit[]): Limited | undefined => {
    for (const { key: limitedKey } of limits) {
      const waitMs = (untilMs.get(limitedKey) ?? 0) - nowMs();
      if (waitMs > 0) return { state: 'limited', limitedKey, waitMs };
      untilMs.delete(limitedKey);
    }
    return undefined;
  };

  return {
    begin: async (request) => {
      const limited = find(request.limits);
      const actor = 'actor' in request.asker ? request.asker.actor : '';
      if (limited && (request.key === undefined || request.countsRepeats)) return { actor, ...limited };
      const begun = await requestLog.begin(limited ? { ...request, mayBegin: false } : request);
      if (begun.state === 'limited') remember(begun);
      return limited && begun.state === 'absent' ? { ...begun, ...limited } : begun;
    },
    count: async (limits) => {
      const limited = find(limits) ?? (await requestLog.count(limits));
      if (limited) remember(limited);
      return limited;
    },
  };
};
