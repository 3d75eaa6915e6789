import type { VerificationsView } from '@twofold/contracts/audit/figures/api';
import type { Listener } from '@twofold/http/event-stream';
import { Router } from 'express';
import { auditorOf } from '../gate.ts';
import type { Listeners } from '../live/listeners.ts';
import type { AccessLog } from '../access-log.ts';
import type { Told, Verifications } from './verifications.ts';

type Deps = {
  readonly verifications: Verifications;
  readonly accessLog: AccessLog;
  readonly listeners: Listeners;
};

/** What verifications found, and one while it runs. */
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
      const heard = request.get('last-event-id');
      const known = heard === undefined ? undefined : verifications.find(heard);
      if (heard !== undefined && known === undefined) {
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
      tell(listener, known ?? verifications.join(auditorOf(request), requestId));
    });

const tell = (listener: Listener, { sofar, live }: Told): void => {
  for (const message of sofar) listener.send(message);
  const subscription = live.subscribe({
    next: (message) => void listener.send(message),
    complete: () => listener.end(),
  });
  listener.signal.addEventListener('abort', () => subscription.unsubscribe());
};
