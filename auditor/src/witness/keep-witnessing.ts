import { pause } from '@twofold/timing/timing';
import type { Logger } from '@twofold/http/log';
import type { WitnessMetrics } from '@twofold/metrics/witness-metrics';
import { lastKept } from './archive.ts';
import { RefusesToSign } from './sign-next.ts';
import { witnessOnce, type WitnessDeps } from './witness-once.ts';

/**
 * Signs the state of the log at once, and then at an interval, until the signal aborts. A log that does not continue
 * the last signed checkpoint is never signed again: every round logs an error, since a person must investigate.
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
        deps.log.error({ err: error }, 'nothing was signed or published; retrying');
      }
    }
    await pause(everyMs, signal);
  }
};
