import type { ReanalyzeResponse } from '@twofold/contracts/analysis/api';
import { deviceOf } from '@twofold/http/browser-cookie';
import { Router } from 'express';
import { idInPath } from '../requests/id-in-path.ts';
import type { Write } from '../requests/write.ts';
import type { Admission } from './admission.ts';
import { askingOf } from './asking.ts';
import type { HideApp } from './hide-app.ts';
import { followedBy } from './progress/followed-by.ts';
import type { TrackProgress } from './progress/track-progress.ts';
import type { Reanalyze } from './reanalyze.ts';
import { answerOf, LEASE_MS } from './routes.ts';

export type ReanalysisRoutesDeps = {
  readonly write: Write;
  readonly reanalyze: Reanalyze;
  readonly trackProgress: TrackProgress;
  readonly hideApp: HideApp;
  readonly admission: Admission;
};

/** Reads a site again, for its owner or the browser that submitted it (D-129). */
export const reanalysisRoutes = (deps: ReanalysisRoutesDeps): Router => {
  const { write, reanalyze, trackProgress, hideApp, admission } = deps;
  const reanalyzeProduct = write({
    who: 'anyone',
    isKnownFirst: true,
    path: (request) => idInPath(request, 'Product not found'),
    limits: admission.limits,
    admit: admission.admit,
    content: ({ request, response }) => deviceOf(request, response),
    leaseMs: LEASE_MS,
    handler: (run) =>
      admission.run(run, async () => {
        const { path: productId, at: requestedAt, userId: requestedBy, context } = run;
        const submittedBy = deviceOf(run.request, run.response);
        const end = await trackProgress(followedBy(run, submittedBy), (onStep) =>
          hideApp(productId, askingOf(run.request, requestedBy), () =>
            reanalyze({ productId, requestedAt, submittedBy, requestedBy, context, onStep }),
          ),
        );
        return answerOf(end, { productId, version: end.version } satisfies ReanalyzeResponse);
      }),
  });
  return Router().post('/api/products/:id/reanalyses', reanalyzeProduct);
};
