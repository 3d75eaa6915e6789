import type { Logger } from '@twofold/http/log';
import type { Router } from 'express';
import type pg from 'pg';
import { createListenForEndings } from '../../requests/listen-for-endings.ts';
import { createWaiting } from '../../requests/waiting.ts';
import { createOpenStreams } from './open-streams.ts';
import { postgresProgressLog, PROGRESS_CHANNEL } from './progress-log.ts';
import { progressRoutes } from './progress-routes.ts';
import { createTrackProgress, type TrackProgress } from './track-progress.ts';

export type Progress = {
  readonly trackProgress: TrackProgress;
  readonly routes: Router;
  readonly stop: () => Promise<void>;
};

/** Lets browsers follow their analyses, on any instance of the service. */
export const connectProgress = (deps: {
  readonly pool: pg.Pool;
  readonly connectionString: string;
  readonly log: Logger;
  readonly stopping: AbortSignal;
}): Progress => {
  const progressLog = postgresProgressLog(deps);
  const waiting = createWaiting(createListenForEndings({ ...deps, channel: PROGRESS_CHANNEL }));
  return {
    trackProgress: createTrackProgress({ ...deps, progressLog, waiting }),
    routes: progressRoutes({ ...deps, progressLog, waiting, openStreams: createOpenStreams() }),
    stop: waiting.stop,
  };
};
