import { createServiceApp } from '@twofold/http/service-app';
import { respondToErrors } from '@twofold/http/respond-to-errors';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import type { StorePosition } from '@twofold/http/log-position';
import type { Express } from 'express';
import type pg from 'pg';
import { endSession } from '../end-session.ts';
import { accountIdOf, createSessions, requireAccountId, startSession } from '../sessions.ts';

export const SECRETS: readonly string[] = ['a secret for tests of 32 bytes or more'];

type AppOptions = {
  readonly pool: pg.Pool;
  readonly secrets?: readonly string[];
  readonly isHttps?: boolean;
  readonly now?: () => Date;
  /** Recorded in each session as the position at which its account exists. */
  readonly accountSeenAt?: () => StorePosition | undefined;
};

/** A service with sessions: `/open/7` logs account 7 in, `/who` answers the current user, `/must` requires a login. */
export const anApp = ({ pool, secrets = SECRETS, isHttps = false, now, accountSeenAt }: AppOptions): Express => {
  const { log } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps });
  const sessions = createSessions({ database: pool, secrets, isHttps, ...(now && { now }) });
  app.get('/public', (_request, response) => {
    response.json({ ok: true });
  });
  app.post('/open/:id', sessions, (request, response, next) => {
    request.session.regenerate((error?: unknown) => {
      if (error) return next(error);
      request.session.passport = { user: Number(request.params['id']) };
      startSession(request, now?.() ?? new Date(), accountSeenAt?.());
      response.json({ ok: true });
    });
  });
  app.get('/who', sessions, (request, response) => {
    response.json({ account: accountIdOf(request) ?? null });
  });
  app.get('/must', sessions, (request, response) => {
    response.json({ account: requireAccountId(request) });
  });
  app.post('/end', sessions, async (request, response) => {
    await endSession(request, response);
    response.json({ ok: true });
  });
  app.get('/unmounted', (request, response) => {
    response.json({ account: accountIdOf(request) ?? null });
  });
  app.use(respondToErrors({ log }));
  return app;
};

/** The cookie of an answer as the browser sends it back. */
export const cookieOf = (headers: Record<string, unknown>): string => {
  const cookies = headers['set-cookie'];
  const [first] = Array.isArray(cookies) ? cookies.map(String) : [];
  if (first === undefined) throw new Error('The answer sets no cookie');
  return first.split(';', 1)[0] ?? '';
};
