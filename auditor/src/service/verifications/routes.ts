import type { VerificationsView } from '@twofold/contracts/audit/figures/api';
import type { Listener } from '@twofold/http/event-stream';
import { Router } from 'express';
import { auditorOf } from '../gate.ts';
import type { Listeners } from '../live/listeners.ts';
import type { AccessLog } from '../access-log.ts';
import type { VerificationFeed, Verifications } from './verifications.ts';

type Deps = {
  readonly verifications: Verifications;
  readonly accessLog: AccessLog;
  readonly listeners: Listeners;
};

/** The results of verifications, and a live view of the running one. */
export const verificationRoutes = ({ verifications, accessLog, listeners }: Deps): Router =>
  Router()
    .get('/api/audit/verifications', async (request, response) => {
      await accessLog.recordFigures(request, response, 'verifications');
      const view: VerificationsView = {
        isRunning: verifications.isRunning(),
        verifications: [...verifications.verdicts()],
      };
      response.json(view);
    })
    .get('/api/audit/verifications/live', async (request, response) => {
      const lastId = request.get('last-event-id');
      const known = lastId === undefined ? undefined : verifications.find(lastId);
      if (lastId !== undefined && known === undefined) {
        // It has ended, and 204 tells a browser not to reconnect, which would start another one.
        response.status(204).end();
        return;
      }
      await accessLog.record(request, response, { look: 'verification' });
      if (request.method === 'HEAD') {
        response.status(200).end();
        return;
      }
      const listener = listeners.open(request, response);
      const { requestId } = response.locals;
      publish(listener, known ?? verifications.join(auditorOf(request), requestId));
    });

const publish = (listener: Listener, { sofar, live }: VerificationFeed): void => {
  for (const message of sofar) listener.send(message);
  const subscription = live.subscribe({
    next: (message) => void listener.send(message),
    complete: () => listener.end(),
  });
  listener.signal.addEventListener('abort', () => subscription.unsubscribe());
};
