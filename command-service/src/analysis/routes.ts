import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { analyzeUrlBody } from '@twofold/contracts/analysis/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import type { NextId } from '../next-id.ts';
import { actorOf, type Answer } from '../requests/request-log.ts';
import { requestContext } from '../requests/request-context.ts';
import type { Repeatable, WriteRun } from '../requests/repeatable.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Admitted } from './admission.ts';
import type { Analyse, AnalysisEnd } from './analyse.ts';
import { ANALYSIS_LIMIT_MS } from './outcome.ts';
import { addressToAnalyse } from './url.ts';

/** A run that takes longer than its limit is dead, and a repeat of its request may take over. */
export const LEASE_MS = ANALYSIS_LIMIT_MS + 5_000;

/** What is answered for each reason: the site's doing is 422, the provider's 502 and 504 (D-30, D-42). */
export const FAILURE_ANSWERS: Readonly<Record<AnalysisFailure, { readonly status: number; readonly error: string }>> = {
  unreachable: { status: 422, error: 'The URL could not be reached' },
  blocked: { status: 422, error: 'The site does not let automated visitors in' },
  'login-wall': { status: 422, error: 'The page asks visitors to log in first' },
  'empty-shell': { status: 422, error: 'The page shows no text without JavaScript' },
  'not-html': { status: 422, error: 'The address does not lead to a web page' },
  'refused-address': { status: 422, error: 'This address cannot be analyzed' },
  'provider-failed': { status: 502, error: 'The analysis provider failed. Please try again later.' },
  'provider-timed-out': { status: 504, error: 'The analysis provider took too long. Please try again later.' },
  interrupted: { status: 503, error: 'The analysis was interrupted. Please try again.' },
};

export type AnalysisRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly analyse: Analyse;
  readonly admitted: Admitted;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly nextProductId: NextId;
  readonly now: () => Date;
};

export const analysisRoutes = (deps: AnalysisRoutesDeps): Router => {
  const { sessions, analyse, admitted, repeatable, sendAnswer, nextProductId, now } = deps;

  return Router().post('/api/analyze/url', sessions, async (request, response) => {
    const { url } = parseInput(analyzeUrlBody, request.body);
    const requestedBy = accountIdOf(request);
    const actor = actorOf(requestedBy);
    const submittedBy = browserOf(request, response);
    const run = (write: WriteRun): Promise<Answer> =>
      admitted({ address: request.ip ?? '', accountId: requestedBy }, () =>
        analyseWithFreeId(write, async (commandId, productId, requestedAt) => {
          const context = requestContext(response, commandId, actor);
          return analyse({ productId, url: addressToAnalyse(url), requestedAt, submittedBy, requestedBy, context });
        }),
      );
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `POST /api/analyze/url ${url}`,
      limitMs: LEASE_MS,
      allocate: async () => ({ productId: await nextProductId(), requestedAtMs: now().getTime() }),
      run,
    });
    await sendAnswer(request, response, answer);
  });

  function analyseWithFreeId(
    write: WriteRun,
    start: (commandId: string, productId: number, requestedAt: Date) => Promise<AnalysisEnd>,
  ): Promise<Answer> {
    const requestedAtMs = write.allocated['requestedAtMs'] ?? now().getTime();
    const id = { name: 'productId', next: nextProductId, taken: 'product-id-taken' };
    return withFreeId(write, id, { requestedAtMs }, async (productId) =>
      toAnswer(await start(write.commandId, productId, new Date(requestedAtMs)), productId),
    );
  }
};

const toAnswer = (end: AnalysisEnd, productId: number): Answer => answerOf(end, { productId });

/** What an analysis that has ended is answered with: `done`, or why there is no report. */
export const answerOf = (end: AnalysisEnd, done: object): Answer => {
  if (end.ok) return { status: 201, body: JSON.stringify(done), position: end.position };
  const { status, error } = FAILURE_ANSWERS[end.reason];
  return { status, body: JSON.stringify({ error }), position: end.position };
};
