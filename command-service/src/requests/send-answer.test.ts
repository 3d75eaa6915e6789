import { createLogPosition } from '@twofold/http/log-position';
import { listen } from '@twofold/http/serve';
import { createServiceApp } from '@twofold/http/service-app';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { acceptTokens, tokenOf } from '@twofold/sessions/access-tokens/accept-tokens';
import type { NoteWrite } from '@twofold/sessions/access-tokens/last-write';
import { UNLIMITED_TOKENS } from '@twofold/sessions/access-tokens/token-limits';
import { newTokenText } from '@twofold/sessions/access-tokens/token-text';
import { describe, expect, it } from 'vitest';
import { createSendAnswer, type SendAnswer } from './send-answer.ts';

const SECRETS = ['a secret for tests of 32 bytes or more'];
const ANSWER = { status: 201, body: '{"id":1}', position: '0017' };
const found = { id: 'token-1', userId: 7, scopes: ['analyze'], state: 'active', remaining: null, waitMs: null };
const store = { storeId: () => Promise.resolve('store-a') };
const logPosition = createLogPosition({ secrets: SECRETS, isHttps: false });

/** The order of the calls; storing the position is slow. */
const orderOf = async (create: (noteWrite: NoteWrite) => SendAnswer, headers: Record<string, string>) => {
  const happened: unknown[] = [];
  const noteWrite: NoteWrite = async (tokenId, written) => {
    await new Promise((resolve) => setImmediate(resolve));
    happened.push([tokenId, written]);
  };
  const sendAnswer = create(noteWrite);
  const { log } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  const database = { query: () => Promise.resolve({ rows: [{ found }] }) };
  app.use(acceptTokens({ database, secrets: SECRETS, log, scopeOf: () => 'analyze', limits: UNLIMITED_TOKENS }));
  app.post('/', async (asked, response) => {
    const end = response.end.bind(response) as (...content: unknown[]) => typeof response;
    response.end = (...content: unknown[]) => {
      happened.push('answered');
      return end(...content);
    };
    await sendAnswer(asked, response, ANSWER);
  });
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const { status, headers: answered } = await fetch(url, { method: 'POST', headers });
  await close();
  expect([status, answered.get('x-log-position')]).toEqual([201, '0017']);
  return happened;
};
const byToken = { authorization: `Bearer ${newTokenText()}` };
const noted = ['token-1', { storeId: 'store-a', position: '0017' }];
const ours = (noteWrite: NoteWrite): SendAnswer => createSendAnswer({ store, logPosition, noteWrite });

describe('the answer to a write with a token', () => {
  it('goes out once its position is noted', async () =>
    expect(await orderOf(ours, byToken)).toEqual([noted, 'answered']));

  it('would overtake the note without waiting for it', async () => {
    const hasty = (noteWrite: NoteWrite): SendAnswer => {
      const send = ours(() => Promise.resolve());
      return async (asked, response, answer) => {
        void noteWrite(tokenOf(asked)!.found!.id, { storeId: 'store-a', position: '0017' });
        await send(asked, response, answer);
      };
    };
    expect((await orderOf(hasty, byToken))[0]).toBe('answered');
  });

  it('has nothing to note for a browser', async () => expect(await orderOf(ours, {})).toEqual(['answered']));
});
