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
/** How often the log is read where nothing is announced: an announcement may be lost, and a run may die. */
const LOOK_EVERY_MS = 5_000;
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

/** The progress of an analysis for the browser that requested it, which may cancel it; and that browser's cookie. */
export const progressRoutes = (deps: ProgressRoutesDeps): Router =>
  Router()
    .get('/api/analyses/:id/progress', followAnalysis(deps))
    .post('/api/analyses/:id/cancel', cancelAnalysis(deps))
    .post('/api/device', introduce);

/** Sets the device cookie before a browser sends its request, so that it can follow it while it runs. */
const introduce: RequestHandler = (request, response) => {
  deviceOf(request, response);
  response.json({ ok: true } satisfies DoneResponse);
};

/**
 * A key of another browser gets the same answer, after the same time, as an unknown key. Before the first step the
 * answer is plain HTTP, so that both can be a 404.
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
      const look = (): Promise<AnalysisStep | undefined> => deps.progressLog.find(followed);
      const first = await firstStep(look, next, deps.appearsWithinMs ?? APPEARS_WITHIN_MS);
      const listener = openEventStream(response, { maxWaiting: MAX_WAITING_BYTES });
      if (request.method === 'GET') await tellSteps(listener, first, look, next);
      listener.end();
    } catch (error) {
      endEarly(response, error, deps.stopping);
    } finally {
      waiter?.leave();
      leave();
    }
  };

/**
 * Cancels an analysis. The request that started it is answered with the outcome: a report that was already complete
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
      const look = (): Promise<AnalysisStep | undefined> => deps.progressLog.find(followed);
      await firstStep(look, next, deps.appearsWithinMs ?? APPEARS_WITHIN_MS);
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

type Look = () => Promise<AnalysisStep | undefined>;
type Next = (ms: number) => Promise<void>;

/** @throws HttpError 404 where the analysis does not appear */
const firstStep = async (look: Look, next: Next, withinMs: number): Promise<AnalysisStep> => {
  const until = performance.now() + withinMs;
  for (;;) {
    const step = await look();
    if (step !== undefined) return step;
    const leftMs = until - performance.now();
    if (leftMs <= 0) throw new HttpError(404, NOT_FOUND);
    await next(leftMs);
  }
};

/** Ends with the analysis, when its request is deleted, and when the listener leaves. */
const tellSteps = async (listener: Listener, first: AnalysisStep, look: Look, next: Next): Promise<void> => {
  let told: AnalysisStep | undefined;
  let step: AnalysisStep | undefined = first;
  while (step !== undefined) {
    if (step !== told && !listener.send({ name: 'progress', data: { step } satisfies AnalysisProgress })) return;
    if (step === 'done' || step === 'failed') return;
    told = step;
    await next(LOOK_EVERY_MS);
    step = await look();
  }
};

/** An open stream simply ends: the browser learns the outcome from its request. */
const endEarly = (response: Response, error: unknown, stopping: AbortSignal): void => {
  if (response.headersSent) return void response.end();
  if (!stopping.aborted) throw error;
  response.locals.isPutOff = true;
  throw new HttpError(503, 'The service is restarting. Please try again.');
};
