import { PaymentsError, type AskedPayment, type Payments } from './payments.ts';

/** How long the provider's answer about a session is reused. */
const KEPT_MS = 5_000;
/** After this many failures within that time, the last one is repeated without a call. */
const MAX_FAILURES = 2;
/** The maximum number of sessions kept. The oldest are dropped. */
const MAX_KEPT = 1_000;

type Kept = { readonly sinceMs: number } & (
  | { readonly answer: AskedPayment }
  | { readonly error: PaymentsError; readonly failures: number }
);

/**
 * Asks the provider about a session on behalf of browsers, which may ask any number of times. Concurrent callers for a
 * session share one call, and its answer is cached for 5 seconds. A failure is not cached: the next caller asks again,
 * once.
 */
export const createThrottledAsk = (deps: {
  readonly ask: Payments['ask'];
  readonly now: () => Date;
  readonly maxKept?: number;
}): Payments['ask'] => {
  const { ask, now, maxKept = MAX_KEPT } = deps;
  const underWay = new Map<string, Promise<AskedPayment>>();
  const kept = new Map<string, Kept>();

  /** Uses the absolute difference, so that entries do not last longer if the clock is set back. */
  const recent = (sessionId: string): Kept | undefined => {
    const found = kept.get(sessionId);
    return found && Math.abs(now().getTime() - found.sinceMs) < KEPT_MS ? found : undefined;
  };

  const keep = (sessionId: string, one: Kept): void => {
    kept.delete(sessionId);
    kept.set(sessionId, one);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  };

  const keepFailure = (sessionId: string, error: PaymentsError): void => {
    const before = recent(sessionId);
    const first = { sinceMs: now().getTime(), failures: 0 };
    const { sinceMs, failures } = before && 'error' in before ? before : first;
    keep(sessionId, { sinceMs, error, failures: failures + 1 });
  };

  const askNow: Payments['ask'] = async (sessionId) => {
    try {
      const answer = await ask(sessionId);
      keep(sessionId, { sinceMs: now().getTime(), answer });
      return answer;
    } catch (error) {
      if (error instanceof PaymentsError) keepFailure(sessionId, error);
      throw error;
    }
  };

  return (sessionId) => {
    const found = recent(sessionId);
    if (found && 'answer' in found) return Promise.resolve(found.answer);
    if (found && found.failures >= MAX_FAILURES) return Promise.reject(found.error);
    const asking = underWay.get(sessionId) ?? askNow(sessionId).finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, asking);
    return asking;
  };
};
