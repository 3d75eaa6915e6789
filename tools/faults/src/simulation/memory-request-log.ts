import { createHash } from 'node:crypto';
import type { Allocated, Answer, BegunRequest, RequestLog } from '@twofold/command-service/requests/request-log';

type KeptRequest = {
  readonly actor: string;
  /** Not the content itself: a request may hold an address. */
  readonly digest: string;
  allocated: Allocated;
  leasedUntilMs: number;
  answer: Answer | undefined;
};

/** The table behind the request log, which outlives processes. */
export type KeptRequests = Map<string, KeptRequest>;

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
  /** The clock of the database. */
  readonly nowMs: () => number;
  /** Whether somebody has not begun to be erased. */
  readonly hasAccount: (userId: number) => boolean;
}): RequestLog => {
  const { kept, effect, sleep, nowMs, hasAccount } = deps;
  const change = (key: string, to: (request: KeptRequest) => void): Promise<void> =>
    effect(() => {
      const request = kept.get(key);
      if (request) to(request);
      return Promise.resolve();
    });

  const tryToBegin: RequestLog['begin'] = async ({ key, actor, content, leaseMs, allocate }) => {
    const leasedUntilMs = nowMs() + leaseMs;
    const digest = createHash('sha256').update(content).digest('base64');
    const allocated = kept.has(key) ? {} : await allocate();
    return effect<BegunRequest>(() => {
      const known = kept.get(key);
      if (!known) {
        const userId = personOf({ actor, allocated: {} });
        if (userId !== undefined && !hasAccount(userId)) return Promise.resolve({ state: 'from-nobody', allocated });
        kept.set(key, { actor, digest, allocated, leasedUntilMs, answer: undefined });
        return Promise.resolve({ state: 'new', allocated });
      }
      if (known.actor !== actor || known.digest !== digest) return Promise.resolve({ state: 'other-content' });
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
    finish: (key, answer) =>
      change(key, (request) => {
        const userId = personOf(request);
        if (userId === undefined || hasAccount(userId)) request.answer = answer;
      }),
    release: (key) =>
      change(key, (request) => {
        if (!request.answer) request.leasedUntilMs = nowMs();
      }),
    forgetOld: () => Promise.resolve(),
    forgetPerson: (userId) =>
      effect(() => {
        for (const [key, request] of kept) if (isOf(request, userId)) kept.delete(key);
        return Promise.resolve();
      }),
  };
};

/** Whose a request is, if somebody's who has an account or was about to have one. */
const personOf = ({ actor, allocated }: Pick<KeptRequest, 'actor' | 'allocated'>): number | undefined => {
  const [, id] = /^user-(\d+)$/.exec(actor) ?? [];
  return allocated['userId'] ?? (id === undefined ? undefined : Number(id));
};

/** Whether something of a person is kept with a request. */
export const isOf = ({ actor, allocated }: KeptRequest, userId: number): boolean =>
  actor === `user-${userId}` || allocated['userId'] === userId;
