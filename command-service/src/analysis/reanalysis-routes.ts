import type { ReanalyzeResponse } from '@twofold/contracts/analysis/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { accountIdOf } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import { idInPath } from '../requests/id-in-path.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import type { Admitted } from './admission.ts';
import type { Reanalyse } from './reanalyse.ts';
import { answerOf, LEASE_MS } from './routes.ts';

export type ReanalysisRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly reanalyse: Reanalyse;
  readonly admitted: Admitted;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
};

/** Reads a site again, for its owner or the browser that submitted it (D-129). */
export const reanalysisRoutes = (deps: ReanalysisRoutesDeps): Router => {
  const { sessions, reanalyse, admitted, repeatable, sendAnswer, now } = deps;
  return Router().post('/api/products/:id/reanalyses', sessions, async (request, response) => {
    const productId = idInPath(request, 'Product not found');
    const requestedBy = accountIdOf(request);
    const actor = actorOf(requestedBy);
    const submittedBy = browserOf(request, response);
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `POST /api/products/${productId}/reanalyses ${submittedBy}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ requestedAtMs: now().getTime() }),
      run: ({ commandId, allocated }) =>
        admitted({ address: request.ip ?? '', accountId: requestedBy }, async () => {
          const requestedAt = new Date(allocated['requestedAtMs'] ?? now());
          const context = requestContext(response, commandId, actor);
          const end = await reanalyse({ productId, requestedAt, submittedBy, requestedBy, context });
          return answerOf(end, { productId, version: end.version } satisfies ReanalyzeResponse);
        }),
    });
    await sendAnswer(request, response, answer);
  });
};
