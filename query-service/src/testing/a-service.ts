import type { StorePosition } from '@twofold/http/log-position';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { anApp, cookieOf } from '@twofold/sessions/testing/an-app';
import request, { type Test } from 'supertest';
import { createQueryService, type QueryServiceDeps } from '../app.ts';
import { openDatabase } from '../database.ts';
import { SECRET } from './cookie-for.ts';
import { createReadModels } from './read-models.ts';

/** A query service on its own database, migrated like that of the projector and the command service. */
export const startService = async (configured: Partial<QueryServiceDeps> = {}) => {
  const { log, records } = recordedLog();
  const readModels = await createReadModels();
  const database = openDatabase(readModels.url, log);
  const create = (changes: Partial<QueryServiceDeps> = {}) =>
    createQueryService({
      ...database,
      log,
      sessionSecrets: [SECRET],
      trustProxy: false,
      isHttps: false,
      ...configured,
      ...changes,
    });
  const service = create();
  return {
    ...readModels,
    /** The service's log output. */
    records,
    create,
    pool: database.pool,
    /** The cookie of a new session of an account that exists since this position of the log. */
    logIn: async (accountId: number, seenAt?: StorePosition): Promise<string> => {
      const sessions = anApp({ pool: database.pool, secrets: [SECRET], accountSeenAt: () => seenAt });
      return cookieOf((await request(sessions).post(`/open/${accountId}`)).headers);
    },
    get: (path: string, cookie = ''): Test => request(service.app).get(path).set('cookie', cookie),
    end: async (): Promise<void> => {
      await service.stop();
      await database.pool.end();
      await readModels.drop();
    },
  };
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
