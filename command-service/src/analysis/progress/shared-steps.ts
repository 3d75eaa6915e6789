import type { AnalysisStep } from '@twofold/contracts/analysis/api';
import type { OnStep } from './track-progress.ts';

/** The steps of an analysis that several requests share (D-46). */
export type SharedSteps = {
  readonly publish: OnStep;
  /** Called with the current step and all later ones. */
  readonly listen: (onStep: OnStep | undefined) => void;
};

export const createSharedSteps = (): SharedSteps => {
  const listeners: OnStep[] = [];
  let current: AnalysisStep | undefined;
  return {
    publish: (step) => {
      current = step;
      for (const listener of listeners) listener(step);
    },
    listen: (onStep) => {
      if (onStep === undefined) return;
      listeners.push(onStep);
      if (current !== undefined) onStep(current);
    },
  };
};
