import { analysisStep, type AnalysisStep } from '@twofold/contracts/analysis/api';
import { watchForCancel, type WatchForCancelDeps } from './watch-for-cancel.ts';
import type { Followed, ProgressLog } from './progress-log.ts';

/** Receives the steps of an analysis. Late and repeated steps are ignored. */
export type OnStep = (step: AnalysisStep) => void;

/**
 * Runs an analysis and records its steps for the browser that follows it, if its request has a key. `cancelled` aborts
 * when that browser cancels the analysis.
 */
export type TrackProgress = <End extends { readonly ok: boolean }>(
  followed: Followed | undefined,
  analysis: (onStep: OnStep, cancelled: AbortSignal) => Promise<End>,
) => Promise<End>;

const ORDER = analysisStep.options;

export type TrackProgressDeps = WatchForCancelDeps & { readonly progressLog: Pick<ProgressLog, 'note'> };

/** Recording progress neither delays nor fails an analysis. */
export const createTrackProgress =
  (deps: TrackProgressDeps): TrackProgress =>
  async (followed, analysis) => {
    if (followed === undefined) return analysis(() => undefined, new AbortController().signal);
    const onStep = notesOf(followed, deps);
    const cancel = watchForCancel(followed, deps);
    onStep('reading');
    try {
      const end = await analysis(onStep, cancel.cancelled);
      onStep(end.ok ? 'done' : 'failed');
      return end;
    } catch (error) {
      onStep('failed');
      throw error;
    } finally {
      cancel.stop();
    }
  };

/** Records one step after the other, to keep their order. */
const notesOf = (followed: Followed, { progressLog, log }: TrackProgressDeps): OnStep => {
  let furthest = -1;
  let noted: Promise<void> = Promise.resolve();
  return (step) => {
    const place = ORDER.indexOf(step);
    if (place <= furthest) return;
    furthest = place;
    noted = noted
      .then(() => progressLog.note(followed, step))
      .catch((error: unknown) => log.warn({ err: error }, 'could not record the progress of an analysis'));
  };
};
