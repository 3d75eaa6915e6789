import { Poison } from './fold.ts';

/**
 * Classes of SQLSTATE that are the data's doing: cardinality, data exceptions, constraints, program limits. Everything
 * else a server may say or fail to say (connections, deadlocks, full disks, missing rights) is the surroundings' doing and passes.
 */
const BLAMES_DATA = /^(?:21|22|23|54)/;

/** Whether an error would come back however often the same events are applied. */
export const isDataError = (error: unknown): error is Error =>
  error instanceof Poison ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && BLAMES_DATA.test(error.code));

/** Where to cut a batch that failed: before the event that is known to be poison, else in the middle. */
export const cutAt = (error: unknown, length: number): number =>
  error instanceof Poison ? Math.max(1, error.index) : Math.ceil(length / 2);
