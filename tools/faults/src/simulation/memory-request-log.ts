import { createHash } from 'node:crypto';
import type { Sequence } from '@twofold/command-service/next-id';
import type {
  Allocated,
  Answer,
  BegunRequest,
  RequestLog,
  RequestToBegin,
} from '@twofold/command-service/requests/request-log';
import { countAttempts, giveBack, type KeptLimits } from './memory-limits.ts';

type KeptRequest = {
  readonly actor: string;
  /** A digest and not the content, which may contain an address. */
  readonly digest: string;
  allocated: Allocated;
  leasedUntilMs: number;
  answer: Answer | undefined;
};

/** The table behind the request log, which outlives processes. */
export type KeptRequests = Map<string, KeptRequest>;

/** The sequences behind ids, which outlive processes. */
export type KeptIds = Record<Sequence, number>;

/** The request log as one process sees it. */
export const memoryRequestLog = (deps: {
  readonly kept: KeptRequests;
  readonly limits: KeptLimits;
  readonly ids: KeptIds;
  readonly effect: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The clock of the database. */
  readonly nowMs: () => number;
  /** Whether the erasure of a user has not begun. */
  readonly hasAccount: (userId: number) => boolean;
}): RequestLog => {
  const { kept, limits: keptLimits, ids, effect, nowMs, hasAccount } = deps;
  const change = (key: string, to: (request: KeptRequest) => void): Promise<void> =>
    effect(() => {
      const request = kept.get(key);
      if (request) to(request);
      return Promise.resolve();
    });

  const begin = (request: RequestToBegin): BegunRequest => {
    if (!('actor' in request.asker)) throw new Error('Sessions are read apart here');
    const { key, content, leaseMs, given, sequences, limits } = request;
    const { actor } = request.asker;
    const leasedUntilMs = nowMs() + leaseMs;
    const digest = createHash('sha256').update(content).digest('base64');
    const known = key === undefined ? undefined : kept.get(key);
    if (known && (known.actor !== actor || known.digest !== digest)) return { actor, state: 'other-content' };
    if (known?.answer) return { actor, state: 'answered', answer: known.answer };
    if (known && known.leasedUntilMs > nowMs())
      return { actor, state: 'under-way', waitMs: known.leasedUntilMs - nowMs() };
    const counted = countAttempts(keptLimits, limits, nowMs());
    if (counted.waitMs !== undefined) return { actor, state: 'limited', ...counted };
    if (known) {
      known.leasedUntilMs = leasedUntilMs;
      return { actor, state: 'new', allocated: known.allocated };
    }
    const userId = personOf({ actor, allocated: {} });
    const isGone = key !== undefined && userId !== undefined && !hasAccount(userId);
    if (isGone) return { actor, state: 'from-nobody', allocated: given };
    const taken = Object.entries(sequences).map(([name, sequence]) => [name, ++ids[sequence]]);
    const allocated: Allocated = { ...given, ...(Object.fromEntries(taken) as Allocated) };
    if (key !== undefined) kept.set(key, { actor, digest, allocated, leasedUntilMs, answer: undefined });
    return { actor, state: 'new', allocated };
  };

  return {
    begin: (request) => effect(() => Promise.resolve(begin(request))),
    count: (limits) => effect(() => Promise.resolve(countAttempts(keptLimits, limits, nowMs()))),
    giveBack: (limits) => effect(() => Promise.resolve(giveBack(keptLimits, limits))),
    nextId: (sequence) => effect(() => Promise.resolve(++ids[sequence])),
    reallocate: (key, allocated) => change(key, (request) => (request.allocated = allocated)),
    renew: (key, leaseMs) => change(key, (request) => (request.leasedUntilMs = nowMs() + leaseMs)),
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

/** Who sent a request: a user with an account, or one who was registering. */
const personOf = ({ actor, allocated }: Pick<KeptRequest, 'actor' | 'allocated'>): number | undefined => {
  const [, id] = /^user-(\d+)$/.exec(actor) ?? [];
  return allocated['userId'] ?? (id === undefined ? undefined : Number(id));
};

/** Whether a request belongs to a user. */
export const isOf = ({ actor, allocated }: KeptRequest, userId: number): boolean =>
  actor === `user-${userId}` || allocated['userId'] === userId;
