import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf, isIdentified, type Sessions } from '@twofold/sessions/sessions';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { CommandContext } from '../command-handler.ts';
import type { Device, Limit } from '../limits/limit.ts';
import { setRateLimitHeaders } from '../limits/rate-limit-headers.ts';
import { beginBySession, findSession } from './find-session.ts';
import type { Repeatable, RepeatableWrite, WriteRun } from './repeatable.ts';
import { accountIn, actorOf, type Answer } from './request-log.ts';
import { requestContext } from './request-context.ts';
import type { SendAnswer } from './send-answer.ts';

/** After this a repeat of the request may take over: the run is considered dead. */
const LEASE_MS = 10_000;

/** Who may call it: a logged-in user, anyone with or without a login, anyone as a visitor, or the account that `prove` answers. */
type Who = 'account' | 'anyone' | 'visitor' | 'proven';

/** A valid request. `userId` is known if the session was looked up first. */
export type Asked<Body, Path> = {
  readonly request: Request;
  readonly response: Response;
  readonly body: Body;
  readonly path: Path;
  readonly userId: number | undefined;
};

export type Run<Body, Path, W extends Who> = Omit<Asked<Body, Path>, 'userId'> &
  WriteRun & {
    readonly userId: W extends 'account' | 'proven' ? number : number | undefined;
    readonly context: CommandContext;
  };

/** A handler's answer: its status (D-101), 200 by default, and its body, which becomes JSON. */
export type Done = { readonly status?: number; readonly body: unknown; readonly position: string | undefined };

export type Declaration<Body, Path, W extends Who, D extends Done> = Pick<
  RepeatableWrite,
  'sequences' | 'countsRepeats' | 'isErasure'
> & {
  readonly body?: z.ZodType<Body>;
  /** Reads the path. @throws HttpError 404 */
  readonly path?: (request: Request) => Path;
  readonly who: W;
  /** Looks up the session first, in a separate round trip, because the limits or `after` depend on the user. */
  readonly isKnownFirst?: boolean;
  /** Counted before anything is recorded. */
  readonly limits?: (asked: Asked<Body, Path>) => readonly Limit[] | Promise<readonly Limit[]>;
  /** Daily limits per account, in addition to those of all writes. */
  readonly accountLimits?: readonly Limit[];
  /** Exempt from the limits of the account, because it logs in or ends something. */
  readonly isAlwaysOpen?: boolean;
  /** The device that decides which of the limits count. */
  readonly device?: (asked: Asked<Body, Path>) => Device | undefined | Promise<Device | undefined>;
  /** Authenticates the caller by more than a session, before anything is recorded. Answers the account. */
  readonly prove?: (asked: Asked<Body, Path>) => number | Promise<number>;
  /** Throws if a new request must be refused. A repeat still gets its recorded answer. */
  readonly admit?: (asked: Asked<Body, Path>) => void | Promise<void>;
  /** Distinguishes requests with the same path, without passwords. */
  readonly content?: (asked: Asked<Body, Path>) => string;
  readonly leaseMs?: number;
  readonly handler: (run: Run<Body, Path, W>) => Promise<D>;
  /** Runs after each answer, recorded ones too; `done` is the handler's answer in this run. */
  readonly after?: (asked: Asked<Body, Path>, answer: Answer, done: D | undefined) => Promise<Answer>;
};

/** Makes the Express handler of a write from its declaration. */
export type Write = <W extends Who, Body = undefined, Path = undefined, D extends Done = Done>(
  declaration: Declaration<Body, Path, W, D>,
) => RequestHandler;

/**
 * Every declared write runs the same steps: parse, find the user, begin (one statement, which also counts the limits,
 * and reads the session if it is not known yet), handle, record the answer, send it.
 */
export const createWrite = (deps: {
  readonly sessions: Sessions;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  /** Daily writes of an account, over all routes. */
  readonly accountLimits: readonly Limit[];
  /** The deadline for the commands of a request that declares no lease. */
  readonly patienceMs?: number | undefined;
}): Write => {
  const { sessions, repeatable, sendAnswer, patienceMs = LEASE_MS } = deps;

  return <W extends Who, Body, Path, D extends Done>(declaration: Declaration<Body, Path, W, D>): RequestHandler =>
    async (request, response) => {
      const deadlineMs = performance.now() + (declaration.leaseMs ?? patienceMs);
      const { who, prove, sequences = {}, countsRepeats = false, isErasure = false } = declaration;
      const { accountLimits = [], isAlwaysOpen = false } = declaration;
      const input = parse(declaration, request);
      // An invalid request without a required login is a 401, so the session is needed before the error is thrown.
      const isKnownFirst = 'error' in input || prove !== undefined || declaration.isKnownFirst === true;
      const findsSession = who === 'account' || who === 'anyone';
      if (findsSession && isKnownFirst && !isIdentified(request)) await findSession(sessions, request, response);
      const isKnown = !findsSession || isIdentified(request);
      const found = findsSession && isKnown ? accountIdOf(request) : undefined;
      if (who === 'account' && isKnown && found === undefined) throw new HttpError(401, 'Not logged in');
      if ('error' in input) throw input.error;

      const asked = { request, response, ...input.value, userId: found };
      const userId = prove ? await prove(asked) : found;
      let done: D | undefined;
      const answer = await repeatable({
        sequences,
        countsRepeats,
        isErasure,
        key: request.get('idempotency-key'),
        asker: prove || isKnown ? actorOf(userId) : (begin) => beginBySession(sessions, request, response, begin),
        needsAccount: who === 'account',
        limits: (await declaration.limits?.(asked)) ?? [],
        accountLimits: isAlwaysOpen ? [] : [...deps.accountLimits, ...accountLimits],
        device: await declaration.device?.(asked),
        onCounted: (quotas) => setRateLimitHeaders(response, quotas),
        content: contentOf(asked, declaration),
        limitMs: declaration.leaseMs ?? LEASE_MS,
        refusal: await refusalOf(asked, declaration),
        disconnected: () => whenDisconnected(response),
        run: async (run) => {
          const context = requestContext(response, run.commandId, run.actor, deadlineMs);
          const known = { userId: accountIn(run.actor) } as Pick<Run<Body, Path, W>, 'userId'>;
          done = await declaration.handler({ ...asked, ...run, ...known, context });
          return { status: done.status ?? 200, body: JSON.stringify(done.body), position: done.position };
        },
      });
      const after = declaration.after ? await declaration.after({ ...asked, userId }, answer, done) : answer;
      await sendAnswer(request, response, after);
    };
};

type Input<Body, Path> = { readonly value: { readonly body: Body; readonly path: Path } } | { readonly error: unknown };

/** The path is parsed first: a missing resource is a 404, even with an invalid body. */
const parse = <Body, Path>(
  declaration: Pick<Declaration<Body, Path, Who, Done>, 'path' | 'body'>,
  request: Request,
): Input<Body, Path> => {
  try {
    const path = declaration.path?.(request) as Path;
    const body = (declaration.body && parseInput(declaration.body, request.body)) as Body;
    return { value: { body, path } };
  } catch (error) {
    return { error };
  }
};

const contentOf = <Body, Path>(
  asked: Asked<Body, Path>,
  { content }: Pick<Declaration<Body, Path, Who, Done>, 'content'>,
): string => {
  const { method, path } = asked.request;
  return content ? `${method} ${path} ${content(asked)}` : `${method} ${path}`;
};

const refusalOf = async <Body, Path>(
  asked: Asked<Body, Path>,
  { admit }: Pick<Declaration<Body, Path, Who, Done>, 'admit'>,
): Promise<unknown> => {
  try {
    await admit?.(asked);
    return undefined;
  } catch (error) {
    return error;
  }
};

const whenDisconnected = (response: Response): AbortSignal => {
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  if (response.destroyed) disconnected.abort();
  return disconnected.signal;
};
