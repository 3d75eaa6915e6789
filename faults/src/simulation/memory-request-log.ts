import type { Allocated, Answer, BegunRequest, RequestLog } from '@twofold/command-service/requests/request-log';

type Kept = {
  readonly actor: string;
  readonly content: string;
  allocated: Allocated;
  leasedUntilMs: number;
  answer: Answer | undefined;
};

/** The table behind the request log, which outlives processes. */
export type KeptRequests = Map<string, Kept>;

/** A process that waits for another run of the same request asks again after this. */
const ASK_AGAIN_MS = 250;

/**
 * The request log as one process sees it. Whoever would be told that a run is under way waits here in simulated time, and
 * is told when that has changed.
 */
export const memoryRequestLog = (deps: {
  readonly kept: KeptRequests;
  readonly effect: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
}): RequestLog => {
  const { kept, effect, sleep, nowMs } = deps;
  const change = (key: string, to: (request: Kept) => void): Promise<void> =>
    effect(() => {
      const request = kept.get(key);
      if (request) to(request);
      return Promise.resolve();
    });

  const tryToBegin: RequestLog['begin'] = async ({ key, actor, content, leaseMs, allocate }) => {
    const leasedUntilMs = nowMs() + leaseMs;
    const allocated = kept.has(key) ? {} : await allocate();
    return effect<BegunRequest>(() => {
      const known = kept.get(key);
      if (!known) {
        kept.set(key, { actor, content, allocated, leasedUntilMs, answer: undefined });
        return Promise.resolve({ state: 'new', allocated });
      }
      if (known.actor !== actor || known.content !== content) return Promise.resolve({ state: 'other-content' });
      if (known.answer) return Promise.resolve({ state: 'answered', answer: known.answer });
      if (known.leasedUntilMs > nowMs()) return Promise.resolve({ state: 'under-way' });
      known.leasedUntilMs = leasedUntilMs;
      return Promise.resolve({ state: 'new', allocated: known.allocated });
    });
  };

  return {
    begin: async (request) => {
      for (;;) {
        const begun = await tryToBegin(request);
        if (begun.state !== 'under-way') return begun;
        await sleep(ASK_AGAIN_MS);
      }
    },
    reallocate: (key, allocated) => change(key, (request) => (request.allocated = allocated)),
    finish: (key, answer) => change(key, (request) => (request.answer = answer)),
    release: (key) =>
      change(key, (request) => {
        if (!request.answer) request.leasedUntilMs = nowMs();
      }),
    forgetOld: () => Promise.resolve(),
    forgetPerson: () => Promise.resolve(),
  };
};
