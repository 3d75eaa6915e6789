import type { AddressInfo } from 'node:net';
import { createSessions, startSession } from '@twofold/sessions/sessions';
import express from 'express';
import { Pool } from 'pg';
import type { Bench } from '../harness/benchmark.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import { SESSION_SECRET } from '../harness/services.ts';

const AT_ONCE = 8;

/**
 * Opens a session for each of these people, as a login does once it believes them, and answers their cookies in the same
 * order. The services believe the cookies as well: they are signed with the same secret.
 */
export const openSessions = async (
  { signal }: Pick<Bench, 'signal'>,
  url: string,
  people: readonly number[],
): Promise<string[]> => {
  const pool = new Pool({ connectionString: url, max: AT_ONCE });
  const app = express();
  app.post(
    '/:id',
    createSessions({ database: pool, secrets: [SESSION_SECRET], isHttps: false }),
    (request, response) => {
      request.session.passport = { user: Number(request.params['id']) };
      startSession(request, new Date());
      response.end();
    },
  );
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
    const { port } = server.address() as AddressInfo;
    const cookies: string[] = [];
    let next = 0;
    const openOne = async (): Promise<void> => {
      const place = next++;
      const response = await fetch(`http://127.0.0.1:${port}/${people[place]}`, { method: 'POST' });
      const [cookie] = response.headers.getSetCookie();
      if (cookie === undefined) throw new Error(`No session was opened: ${response.status}`);
      cookies[place] = cookie.split(';', 1)[0] ?? '';
    };
    await keepInFlight(AT_ONCE, { pieces: people.length, signal }, openOne, 'sessions');
    return cookies;
  } finally {
    server.closeAllConnections();
    server.close();
    await pool.end();
  }
};
