import { whileLeading, type LockClient } from '@twofold/event-store/followers/leadership';
import type { Logger } from '@twofold/http/log';
import type { Reactor } from './reactor.ts';
import { runReactor, type ReactorDeps } from './run-reactor.ts';

/** One process runs the reactors; the others wait for this lock. */
const LOCK_NAME = 'twofold reactors';

/** Runs all reactors in whichever process leads, until `signal` aborts. */
export const runReactors = (
  reactors: readonly Reactor[],
  deps: ReactorDeps & { readonly connect: () => LockClient; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> =>
  whileLeading({
    connect: deps.connect,
    lockName: LOCK_NAME,
    signal,
    lead: (leading) => leadAll(reactors, deps, leading),
    onError: (error) => deps.log.error({ err: error }, 'reactors stopped, trying again'),
  });

/** When one reactor fails all step down together: the next term starts each from its checkpoint. */
const leadAll = async (reactors: readonly Reactor[], deps: ReactorDeps, leading: AbortSignal): Promise<void> => {
  const failed = new AbortController();
  const signal = AbortSignal.any([leading, failed.signal]);
  const runs = reactors.map((reactor) =>
    runReactor(reactor, deps, signal).catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(runs);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
};
