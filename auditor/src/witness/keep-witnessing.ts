import { pause } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import type { WitnessMetrics } from '@twofold/metrics/witness-metrics';
import { lastKept } from './archive.ts';
import { RefusesToSign } from './sign-next.ts';
import { witnessOnce, type WitnessDeps } from './witness-once.ts';

/**
 * Signs where the log stands, at once and then every so often, until the signal aborts. A log that does not go on from what
 * was signed last is never signed again: that is logged as an error at every round, for somebody must look.
 */
export const keepWitnessing = async (
  deps: Omit<WitnessDeps, 'log'> & { readonly log: Pick<Logger, 'info' | 'warn' | 'error'> },
  everyMs: number,
  signal: AbortSignal,
  metrics?: WitnessMetrics,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await witnessOnce(deps, signal);
      metrics?.done((await lastKept(deps.folder))?.position);
    } catch (error) {
      if (!signal.aborted) {
        metrics?.failed(error instanceof RefusesToSign ? 'refused' : 'failed');
        deps.log.error({ err: error }, 'nothing was signed or published, trying again');
      }
    }
    await pause(everyMs, signal);
  }
};
