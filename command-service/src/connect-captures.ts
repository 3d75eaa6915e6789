import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type pg from 'pg';
import { postgresCaptures, type Captures } from './analysis/captures/captures.ts';
import { capturesDeletionReceiver } from './analysis/captures/delete-captures-on-product-disowned.reactor.ts';
import { createKeepText, type KeepText } from './analysis/captures/keep-text.ts';
import { createSweepCaptures } from './analysis/captures/sweep-captures.ts';
import { createMeasurement, type MeasurementDeps, type MeasureSite } from './analysis/screenshots/measure-site.ts';
import { createMeasurementJobs } from './analysis/screenshots/measurement-jobs.ts';
import type { Receiver } from './reactors/send-command.ts';

type Options = Pick<MeasurementDeps, 'takeScreenshots' | 'log'> & {
  /** Whether screenshots are available, as far as known. Default: yes. */
  readonly mayTakeScreenshots?: (() => boolean) | undefined;
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'sealing'>;
};

type Parts = Pick<MeasurementDeps, 'handle' | 'fold' | 'now' | 'newId'> & {
  readonly pool: pg.Pool;
  /** Drops everything in this process that was sealed with the key. */
  readonly keyring: Pick<Keyring, 'erase'>;
};

/** The captures, and the parts that write, serve and delete them. */
export type ConnectedCaptures = {
  readonly captures: Captures;
  readonly keepText: KeepText;
  /** Deletes the key of a report, then its captures: a missing capture was erased. */
  readonly eraseReport: (productId: number) => Promise<void>;
  readonly receivers: readonly Receiver[];
  readonly measureSite: MeasureSite;
  readonly sweep: () => Promise<void>;
};

/** Builds the captures of reports. */
export const connectCaptures = (options: Options, parts: Parts): ConnectedCaptures => {
  const { store, keyring, takeScreenshots, mayTakeScreenshots = () => true, log } = options;
  const isMeasured = (): boolean => takeScreenshots !== undefined && mayTakeScreenshots();
  const captures = postgresCaptures({ ...parts, keyring });
  const jobs = createMeasurementJobs(parts);
  const { receiver, measureSite } = createMeasurement({ ...parts, captures, jobs, takeScreenshots, log });
  return {
    captures,
    keepText: createKeepText({ captures, isMeasured, log }),
    eraseReport: async (productId) => {
      await parts.keyring.erase(subjectOf('report', productId));
      await captures.removeAll(productId);
    },
    receivers: [capturesDeletionReceiver(captures), receiver],
    measureSite,
    sweep: createSweepCaptures({ ...parts, store, log }),
  };
};
