import type { LogPosition, StorePosition } from '@twofold/http/log-position';
import { HttpError } from '@twofold/http/respond-to-errors';
import { tokenOf } from '@twofold/sessions/access-tokens/accept-tokens';
import { accountIdOf, accountSeenAt } from '@twofold/sessions/sessions';
import { inSpan } from '@twofold/tracing/tracing';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Checkpoints, ProjectionName } from './checkpoints.ts';

/** Makes a request wait until the read models of its answer include the client's own last write. */
export type ReadYourWrites = (...projections: readonly ProjectionName[]) => RequestHandler;

const LATE_HEADER = 'x-read-model';
const POSITION_HEADER = 'x-projection-position';

/**
 * Makes clients read their own writes (D-94). Their last position comes from the signed cookie that a command's answer
 * has set, or from the access token. A position of another store is ignored. After `waitMs`, or if `maxWaits` requests
 * are already waiting, the current state is answered with the header `x-read-model: late`. If the read models have not
 * reached the account of the session, the answer has the same header, without a wait. `x-projection-position` is a lower
 * bound of the read models' position.
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

  /** Resolves with whether the condition became true in time, before the client disconnected. */
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
      const byToken = tokenOf(request)?.found?.written ?? undefined;
      const haveReached = (at: StorePosition | undefined): boolean =>
        at === undefined || projections.every((projection) => hasReached(projection, at));
      const seesWrites = (): boolean => haveReached(written) && haveReached(byToken);
      const wait = () => waitFor(seesWrites, response);
      const isInTime = seesWrites() || (await inSpan({ name: 'wait for read models' }, wait));
      if (response.closed) return;
      if (!isInTime || !haveReached(accountSeenAt(request))) response.setHeader(LATE_HEADER, 'late');
      describe(projections, response);
      next();
    };
};

/**
 * Mounted before `respondToErrors`: a refusal from a late read model becomes a 503, because the missing row may arrive a
 * moment later. A visitor's 401 stays: sessions are never late.
 */
export const unavailableWhileLate: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const isLate = response.getHeader(LATE_HEADER) !== undefined;
  if (isLate && error instanceof HttpError && isAboutMissingRow(error.status, request)) {
    response.locals.isPutOff = true;
    next(new HttpError(503, 'Your latest changes are not visible yet. Please try again.', { cause: error }));
  } else next(error);
};

const isAboutMissingRow = (status: number, request: Request): boolean =>
  status === 403 || status === 404 || (status === 401 && accountIdOf(request) !== undefined);
