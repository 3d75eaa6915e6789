import { whileLeading, type LockClient } from '@twofold/event-store/followers/leadership';
import type { Logger } from '@twofold/http/log';
import { followLog, type FollowDeps } from './follow-log.ts';
import type { Reactor } from './reactor.ts';

/** One process runs the reactors; the others wait for this lock. */
const LOCK_NAME = 'twofold reactors';

/**
 * Runs all reactors in whichever process leads, until `signal` aborts. When one of them fails all step down together: the
 * next term starts each from its checkpoint.
 */
export const runReactors = (
  reactors: readonly Reactor[],
  deps: FollowDeps & { readonly connect: () => LockClient; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> =>
  whileLeading({
    connect: deps.connect,
    lockName: LOCK_NAME,
    signal,
    lead: (leading) => followLog(reactors, deps, leading),
    onError: (error) => deps.log.error({ err: error }, 'reactors stopped, trying again'),
  });
