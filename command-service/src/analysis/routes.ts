import type { AnalysisFailure } from '@twofold/contracts/analysis/events';
import { analyzeUrlBody } from '@twofold/contracts/analysis/api';
import { deviceOf } from '@twofold/http/browser-cookie';
import { problemBody } from '@twofold/http/problem-body';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Done, Write } from '../requests/write.ts';
import type { Admission } from './admission.ts';
import type { Analyze, AnalysisEnd } from './analyze.ts';
import { ANALYSIS_LIMIT_MS } from './outcome.ts';
import { followedBy } from './progress/followed-by.ts';
import type { TrackProgress } from './progress/track-progress.ts';

/** After this a repeat of the request may take over: the run is considered dead. */
export const LEASE_MS = ANALYSIS_LIMIT_MS + 5_000;

/**
 * The answer for each reason: 422 if the site failed, 502 or 504 if the provider did (D-30, D-42), 409 if the visitor
 * canceled.
 */
export const FAILURE_ANSWERS: Readonly<
  Record<AnalysisFailure | 'cancelled', { readonly status: number; readonly error: string }>
> = {
  unreachable: { status: 422, error: 'The URL could not be reached' },
  blocked: { status: 422, error: 'The site blocks automated visitors' },
  'login-wall': { status: 422, error: 'The page asks visitors to log in first' },
  'empty-shell': { status: 422, error: 'The page shows no text without JavaScript' },
  'not-html': { status: 422, error: 'The address does not lead to a web page' },
  'refused-address': { status: 422, error: 'We can only analyze public websites' },
  'provider-failed': { status: 502, error: 'The analysis provider failed. Please try again later.' },
  'provider-timed-out': { status: 504, error: 'The analysis provider took too long. Please try again later.' },
  cancelled: { status: 409, error: 'The analysis was cancelled' },
  interrupted: { status: 503, error: 'The analysis was interrupted. Please try again.' },
};

export type AnalysisRoutesDeps = {
  readonly write: Write;
  readonly analyze: Analyze;
  readonly trackProgress: TrackProgress;
  readonly admission: Admission;
};

export const analysisRoutes = ({ write, analyze, trackProgress, admission }: AnalysisRoutesDeps): Router => {
  const analyzeUrl = write({
    who: 'anyone',
    isKnownFirst: true,
    body: analyzeUrlBody,
    limits: admission.limits,
    admit: admission.admit,
    content: ({ body }) => body.url,
    sequences: { productId: 'product_ids' },
    leaseMs: LEASE_MS,
    handler: (run) =>
      admission.run(run, async () => {
        const { at: requestedAt, userId: requestedBy, context } = run;
        const submittedBy = deviceOf(run.request, run.response);
        const analysis = { url: addressToAnalyze(run.body.url), requestedAt, submittedBy, requestedBy, context };
        const id = { name: 'productId', taken: 'product-id-taken' };
        const { productId, ...end } = await trackProgress(followedBy(run, submittedBy), (onStep, cancelled) =>
          withFreeId(run, id, async (taken) => ({
            productId: taken,
            ...(await analyze({ ...analysis, productId: taken, onStep, cancelled })),
          })),
        );
        const isOurFault = !end.ok && FAILURE_ANSWERS[end.reason].status >= 500;
        if (isOurFault) await run.startOver('productId');
        else if (!end.ok) await admission.giveBack(run);
        return answerOf(end, { productId });
      }),
  });

  return Router().post('/api/analyze/url', analyzeUrl);
};

/**
 * The answer for a finished analysis: `done`, or the problem with the site.
 * @throws HttpError if the failure is ours. It is not recorded as an answer, so that a repeat tries again.
 */
export const answerOf = (end: AnalysisEnd, done: object): Done => {
  if (end.ok) return { status: 201, body: done, position: end.position };
  const { status, error } = FAILURE_ANSWERS[end.reason];
  if (status >= 500) throw new HttpError(status, error);
  return { status, body: problemBody(status, error, { code: end.reason }), position: end.position };
};

/** The address to analyze, without its fragment (D-55). The schema ensures that it parses. */
const addressToAnalyze = (text: string): string => {
  const url = new URL(text);
  url.hash = '';
  return url.href;
};
