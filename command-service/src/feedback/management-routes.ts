import { cancelRequestBody, writeBriefBody, type RequestTokenBody } from '@twofold/contracts/feedback/api';
import { knownBrowserOf } from '@twofold/http/browser-cookie';
import { Router, type Request } from 'express';
import { uuidInPath } from '../requests/uuid-in-path.ts';
import type { Write } from '../requests/write.ts';
import type { WriteBriefOf } from './briefs/write-brief.ts';
import type { CancelRequest } from './cancel-request.ts';
import type { Requester } from './may-manage.ts';

export type ManagementRoutesDeps = {
  readonly write: Write;
  readonly writeBrief: WriteBriefOf;
  readonly cancelRequest: CancelRequest;
};

/** Routes for the requester, who may be a guest: brief the reviewers and cancel the request. */
export const managementRoutes = ({ write, writeBrief, cancelRequest }: ManagementRoutesDeps): Router => {
  const path = (request: Request): string => uuidInPath(request, 'Feedback request not found');

  const brief = write({
    who: 'anyone',
    path,
    body: writeBriefBody,
    content: ({ request, body }) => JSON.stringify([knownBrowserOf(request) ?? '', body]),
    handler: async ({ request, path: requestId, userId, body, at, context }) => {
      const { token: _, ...text } = body;
      const requester = requesterOf(request, userId, body);
      const position = await writeBrief({ requestId, requester, brief: text, writtenAt: at.toISOString(), context });
      return { body: { ok: true }, position };
    },
  });

  const cancel = write({
    who: 'anyone',
    path,
    body: cancelRequestBody,
    content: ({ request, body }) => JSON.stringify([knownBrowserOf(request) ?? '', body]),
    handler: async ({ request, path: requestId, userId, body, at, context }) => {
      const requester = requesterOf(request, userId, body);
      const position = await cancelRequest({ requestId, requester, cancelledAt: at.toISOString(), context });
      return { body: { ok: true }, position };
    },
  });

  return Router().post('/api/feedback-requests/:id/brief', brief).post('/api/feedback-requests/:id/cancel', cancel);
};

const requesterOf = (request: Request, userId: number | undefined, { token }: RequestTokenBody): Requester => ({
  userId,
  browser: knownBrowserOf(request),
  token,
});
