import type { TestContext } from 'vitest';

declare module 'vitest' {
  export interface TaskMeta {
    /** Printed by `npm test` beside the name of a test that was skipped. */
    skipReason?: string;
  }
}

/** Skips the running test and records the reason in its report. */
export const skipBecause = ({ task, skip }: TestContext, reason: string): never => {
  task.meta.skipReason = reason;
  return skip(reason);
};
