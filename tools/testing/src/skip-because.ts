import type { TestContext } from 'vitest';

declare module 'vitest' {
  export interface TaskMeta {
    /** Printed by `npm test` beside the name of a test that was skipped. */
    skipReason?: string;
  }
}

/** Skips the test that runs, and says why in its report. */
export const skipBecause = ({ task, skip }: TestContext, reason: string): never => {
  task.meta.skipReason = reason;
  return skip(reason);
};
