import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { AnalysisProgress, AnalysisStep } from '@twofold/contracts/analysis/api';
import { deviceOf, knownDeviceOf } from '@twofold/http/browser-cookie';
import { openEventStream, type Listener } from '@twofold/http/event-stream';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { uuidInPath } from '../../requests/uuid-in-path.ts';
import type { Waiter, Waiting } from '../../requests/waiting.ts';
import type { OpenStreams } from './open-streams.ts';
import { topicOf, type Followed, type ProgressLog } from './progress-log.ts';

const NOT_FOUND = 'Analysis not found';
/** A browser may connect before its request has begun. */
const APPEARS_WITHIN_MS = 5_000;
/** The progress is also polled, since an announcement may be lost and a run may die. */
const POLL_EVERY_MS = 5_000;
/** More than all the messages of one analysis. */
const MAX_WAITING_BYTES = 16_384;

export type ProgressRoutesDeps = {
  readonly progressLog: Pick<ProgressLog, 'find' | 'cancel'>;
  /** Woken by the topics of analyses. */
  readonly waiting: Pick<Waiting, 'join'>;
  readonly openStreams: OpenStreams;
  /** Ends all streams. */
  readonly stopping: AbortSignal;
  readonly appearsWithinMs?: number;
};

/** Following and canceling an analysis, for the browser that requested it, and setting that browser's cookie. */
export const progressRoutes = (deps: ProgressRoutesDeps): Router =>
  Router()
    .get('/api/analyses/:id/progress', followAnalysis(deps))
    .post('/api/analyses/:id/cancel', cancelAnalysis(deps))
    .post('/api/device', introduce);

/** Sets the device cookie before the browser requests an analysis, so that it can follow that analysis. */
const introduce: RequestHandler = (request, response) => {
  deviceOf(request, response);
  response.json({ ok: true } satisfies DoneResponse);
};

/**
 * Another browser's key gets the same answer as an unknown key, after the same time. The event stream opens only with
 * the first step, so that both are a plain 404.
 */
const followAnalysis =
  (deps: ProgressRoutesDeps): RequestHandler =>
  async (request, response) => {
    const followed = followedIn(request);
    const leave = deps.openStreams.enter(followed.device, request.ip);
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const over = AbortSignal.any([deps.stopping, closed.signal]);
    let waiter: Waiter | undefined;
    try {
      waiter = deps.waiting.join(topicOf(followed));
      const next = (ms: number): Promise<void> => waiter?.next(ms, over) ?? Promise.resolve();
      const find: FindStep = () => deps.progressLog.find(followed);
      const first = await firstStep(find, next, deps.appearsWithinMs ?? APPEARS_WITHIN_MS);
      const listener = openEventStream(response, { maxWaiting: MAX_WAITING_BYTES });
      if (request.method === 'GET') await sendSteps(listener, first, find, next);
      listener.end();
    } catch (error) {
      endEarly(response, error, deps.stopping);
    } finally {
      waiter?.leave();
      leave();
    }
  };

/**
 * Cancels an analysis. The request that started it gets the outcome as its answer. A report that was already complete
 * stays.
 */
const cancelAnalysis =
  (deps: ProgressRoutesDeps): RequestHandler =>
  async (request, response) => {
    const followed = followedIn(request);
    const leave = deps.openStreams.enter(followed.device, request.ip);
    let waiter: Waiter | undefined;
    try {
      waiter = deps.waiting.join(topicOf(followed));
      const next = (ms: number): Promise<void> => waiter?.next(ms, deps.stopping) ?? Promise.resolve();
      await firstStep(() => deps.progressLog.find(followed), next, deps.appearsWithinMs ?? APPEARS_WITHIN_MS);
      if (!(await deps.progressLog.cancel(followed))) throw new HttpError(409, 'The analysis has already ended');
      response.json({ ok: true } satisfies DoneResponse);
    } finally {
      waiter?.leave();
      leave();
    }
  };

/** @throws HttpError 404 */
const followedIn = (request: Request): Followed => {
  const key = uuidInPath(request, NOT_FOUND);
  const device = knownDeviceOf(request);
  if (device === undefined) throw new HttpError(404, NOT_FOUND);
  return { key, device };
};

type FindStep = () => Promise<AnalysisStep | undefined>;
type Next = (ms: number) => Promise<void>;

/** @throws HttpError 404 if the analysis does not appear in time */
const firstStep = async (find: FindStep, next: Next, withinMs: number): Promise<AnalysisStep> => {
  const until = performance.now() + withinMs;
  for (;;) {
    const step = await find();
    if (step !== undefined) return step;
    const leftMs = until - performance.now();
    if (leftMs <= 0) throw new HttpError(404, NOT_FOUND);
    await next(leftMs);
  }
};

/** Ends when the analysis ends, its request is deleted, or the listener disconnects. */
const sendSteps = async (listener: Listener, first: AnalysisStep, find: FindStep, next: Next): Promise<void> => {
  let sent: AnalysisStep | undefined;
  let step: AnalysisStep | undefined = first;
  while (step !== undefined) {
    if (step !== sent && !listener.send({ name: 'progress', data: { step } satisfies AnalysisProgress })) return;
    if (step === 'done' || step === 'failed') return;
    sent = step;
    await next(POLL_EVERY_MS);
    step = await find();
  }
};

/** An open stream just ends: the browser gets the outcome from its request. */
const endEarly = (response: Response, error: unknown, stopping: AbortSignal): void => {
  if (response.headersSent) return void response.end();
  if (!stopping.aborted) throw error;
  response.locals.isPutOff = true;
  throw new HttpError(503, 'The service is restarting. Please try again.');
};
