import { pause } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import { witnessOnce, type WitnessDeps } from './witness-once.ts';

/**
 * Signs where the log stands, at once and then every so often, until the signal aborts. A log that does not go on from what
 * was signed last is never signed again: that is logged as an error at every round, for somebody must look.
 */
export const keepWitnessing = async (
  deps: Omit<WitnessDeps, 'log'> & { readonly log: Pick<Logger, 'info' | 'warn' | 'error'> },
  everyMs: number,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await witnessOnce(deps, signal);
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error }, 'nothing was signed or published, trying again');
    }
    await pause(everyMs, signal);
  }
};
