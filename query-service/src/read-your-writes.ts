import type { LogPosition, StorePosition } from '@twofold/http/log-position';
import type { RequestHandler, Response } from 'express';
import type { Checkpoints, ProjectionName } from './checkpoints.ts';

/** Makes a request wait until the client's own last write is in the read models that its answer is made from. */
export type ReadYourWrites = (...projections: readonly ProjectionName[]) => RequestHandler;

const LATE_HEADER = 'x-read-model';
const POSITION_HEADER = 'x-projection-position';

/**
 * What a client wrote it proves by the signed cookie that came with the answer to its command. A position of another
 * store means nothing here and is not waited for. After `waitMs`, and when `maxWaits` requests wait already, the request
 * is answered from what is there, and the header `x-read-model: late` says so. `x-projection-position` says how far the
 * read models were, at least.
 */
export const createReadYourWrites = (options: {
  readonly checkpoints: Checkpoints;
  readonly logPosition: LogPosition;
  readonly waitMs: number;
  readonly maxWaits: number;
}): ReadYourWrites => {
  const { checkpoints, logPosition, waitMs, maxWaits } = options;
  let waits = 0;

  const hasReached = (projection: ProjectionName, { storeId, position }: StorePosition): boolean => {
    const checkpoint = checkpoints.of(projection);
    if (checkpoint === undefined) return false;
    return checkpoint.storeId !== storeId || (checkpoint.position !== undefined && checkpoint.position >= position);
  };

  /** Answers whether the condition came true in time, and before the client left. */
  const waitFor = (condition: () => boolean, response: Response): Promise<boolean> => {
    if (waits >= maxWaits) return Promise.resolve(false);
    waits += 1;
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        unwatch();
        response.off('close', finish);
        waits -= 1;
        resolve(condition());
      };
      const timer = setTimeout(finish, waitMs);
      const unwatch = checkpoints.watch(() => {
        if (condition()) finish();
      });
      response.once('close', finish);
    });
  };

  const describe = (projections: readonly ProjectionName[], response: Response): void => {
    const positions = projections.map((projection) => checkpoints.of(projection)?.position ?? '');
    const lowest = positions.reduce((one, other) => (other < one ? other : one));
    if (lowest !== '') response.setHeader(POSITION_HEADER, lowest);
  };

  return (...projections) =>
    async (request, response, next) => {
      const written = logPosition.read(request);
      const isReached = (): boolean =>
        written === undefined || projections.every((projection) => hasReached(projection, written));
      if (!isReached()) {
        const isInTime = await waitFor(isReached, response);
        if (response.closed) return;
        if (!isInTime) response.setHeader(LATE_HEADER, 'late');
      }
      describe(projections, response);
      next();
    };
};
