import { PaymentsError, type AskedPayment, type Payments } from './payments.ts';

/** So long the provider's answer counts for everybody who asks about the same session. */
const KEPT_MS = 5_000;
/** After so many failures within that time, the last one is told again without a call. */
const MAX_FAILURES = 2;
/** Of more sessions, those that were kept first are forgotten. */
const MAX_KEPT = 1_000;

type Kept = { readonly sinceMs: number } & (
  { readonly answer: AskedPayment } | { readonly error: PaymentsError; readonly failures: number }
);

/**
 * Asks the provider about a session for browsers: anybody may have it asked, as often as they like. All who wait for a session
 * share one call, and its answer is kept for 5 seconds. A failure is no answer: the next one asks again, once.
 */
export const createThrottledAsk = (deps: {
  readonly ask: Payments['ask'];
  readonly now: () => Date;
  readonly maxKept?: number;
}): Payments['ask'] => {
  const { ask, now, maxKept = MAX_KEPT } = deps;
  const underWay = new Map<string, Promise<AskedPayment>>();
  const kept = new Map<string, Kept>();

  /** A clock that was put back makes nothing last longer. */
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
