import { createLog } from '@twofold/http/log';
import { createLogPosition, type StorePosition } from '@twofold/http/log-position';
import { listen, type Listening } from '@twofold/http/serve';
import { createServiceApp } from '@twofold/http/service-app';
import { acceptTokens } from '@twofold/sessions/access-tokens/accept-tokens';
import { UNLIMITED_TOKENS } from '@twofold/sessions/access-tokens/token-limits';
import { newTokenText } from '@twofold/sessions/access-tokens/token-text';
import { afterEach, describe, expect, it } from 'vitest';
import type { Checkpoints } from './checkpoints.ts';
import type { Checkpoint } from './known-checkpoints.ts';
import { createReadYourWrites } from './read-your-writes.ts';
import { cookieFor, SECRET } from './testing/cookie-for.ts';

const NEVER_MS = 60_000;
const AT_ONCE_MS = 1_000;

let listening: Listening | undefined;
afterEach(() => listening?.close());

/** A service with one route, and control over the projector's position. */
const serve = async (
  options: { waitMs?: number; maxWaits?: number; at?: Checkpoint; byToken?: StorePosition } = {},
) => {
  let checkpoint = options.at;
  const watchers = new Set<() => void>();
  const checkpoints: Checkpoints = {
    of: () => checkpoint,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    start: () => undefined,
    stop: () => Promise.resolve(),
  };
  const seesOwnWrites = createReadYourWrites({
    checkpoints,
    logPosition: createLogPosition({ secrets: [SECRET], isHttps: false }),
    waitMs: options.waitMs ?? NEVER_MS,
    maxWaits: options.maxWaits ?? 10,
  });
  const log = createLog({ service: 'a-test', level: 'silent' });
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  let answered = 0;
  const found = { id: 'a-token', userId: 3, scopes: ['read'], state: 'active', remaining: null, waitMs: null };
  const database = { query: async () => ({ rows: [{ found: { ...found, written: options.byToken ?? null } }] }) };
  app.use(acceptTokens({ database, secrets: [SECRET], log, scopeOf: () => 'read', limits: UNLIMITED_TOKENS }));
  app.get('/', seesOwnWrites('products'), (_request, response) => {
    answered += 1;
    response.json({ at: checkpoint?.position ?? 'nothing' });
  });
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const { url } = listening;

  return {
    read: async (cookie = '', signal?: AbortSignal, token?: string) => {
      const startedAt = performance.now();
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(url, { headers: { cookie, ...authorization }, signal: signal ?? null });
      const { at } = (await response.json()) as { at: string };
      return {
        at,
        isLate: response.headers.get('x-read-model') === 'late',
        projectionPosition: response.headers.get('x-projection-position'),
        tookMs: performance.now() - startedAt,
      };
    },
    moveTo: (position: string | undefined, storeId = 'store-a') => {
      checkpoint = { storeId, position };
      for (const onChange of watchers) onChange();
    },
    isWaitedFor: async (requests = 1) => {
      await expect.poll(() => watchers.size).toBe(requests);
    },
    answered: () => answered,
  };
};

const written = (position: string, storeId = 'store-a') => cookieFor({ storeId, position });
const at = (position: string | undefined, storeId = 'store-a'): Checkpoint => ({ storeId, position });

describe('reading one’s own write', () => {
  it('answers immediately if the projector has reached it', async () => {
    const service = await serve({ at: at('0017') });
    expect(await service.read(written('0017'))).toMatchObject({
      at: '0017',
      isLate: false,
      projectionPosition: '0017',
    });
  });

  it('waits for a projector that is behind', async () => {
    const service = await serve({ at: at('0015') });
    const reading = service.read(written('0017'));
    await service.isWaitedFor();
    service.moveTo('0016');
    service.moveTo('0018');
    expect(await reading).toMatchObject({ at: '0018', isLate: false, projectionPosition: '0018' });
  });

  it.each([
    ['has not run yet', undefined],
    ['has not seen an event yet', at(undefined)],
  ])('waits for a projector that %s', async (_what, checkpoint) => {
    const service = await serve(checkpoint === undefined ? {} : { at: checkpoint });
    const reading = service.read(written('0001'));
    await service.isWaitedFor();
    service.moveTo('0001');
    expect(await reading).toMatchObject({ at: '0001', isLate: false });
  });

  it('answers the current state, marked as late, if the projector is too slow', async () => {
    const service = await serve({ at: at('0015'), waitMs: 50 });
    const answer = await service.read(written('0017'));
    expect(answer).toMatchObject({ at: '0015', isLate: true, projectionPosition: '0015' });
    expect(answer.tookMs).toBeGreaterThanOrEqual(49);
  });

  it('waits for the last write of a token too', async () => {
    const service = await serve({ at: at('0015'), byToken: { storeId: 'store-a', position: '0017' } });
    const reading = service.read('', undefined, newTokenText());
    await service.isWaitedFor();
    service.moveTo('0017');
    expect(await reading).toMatchObject({ at: '0017', isLate: false });
    expect(await service.read()).toMatchObject({ isLate: false });
  });

  it('does not wait for a token’s write to another store', async () => {
    const service = await serve({ at: at('0015'), byToken: { storeId: 'store-b', position: '0017' } });
    expect(await service.read('', undefined, newTokenText())).toMatchObject({ at: '0015', isLate: false });
  });

  it('has no position before there is one', async () => {
    const service = await serve({ waitMs: 1 });
    expect(await service.read(written('0001'))).toMatchObject({ isLate: true, projectionPosition: null });
  });
});

describe('reading without having written', () => {
  const [head, , signature] = written('0017').split('.');

  it.each([
    ['no cookie', ''],
    ['a malformed cookie', 'log-position=0017'],
    ['a bad signature', cookieFor({ storeId: 'store-a', position: '0017' }, 'another secret, but as long as that')],
    ['a changed store', `${head}.${Buffer.from('store-b').toString('base64url')}.${signature}`],
    ['a position of another store', written('0017', 'store-b')],
  ])('waits for no one with %s', async (_what, cookie) => {
    const service = await serve({ at: at('0015') });
    const answer = await service.read(cookie);
    expect(answer).toMatchObject({ at: '0015', isLate: false, projectionPosition: '0015' });
    expect(answer.tookMs).toBeLessThan(AT_ONCE_MS);
  });

  it('ignores a position in a header', async () => {
    const service = await serve({ at: at('0015') });
    const response = await fetch(listening!.url, { headers: { 'x-log-position': '0017' } });
    expect(response.headers.get('x-read-model')).toBeNull();
    expect(service.answered()).toBe(1);
  });
});

describe('many waiting requests', () => {
  it('are answered immediately as late beyond the limit', async () => {
    const service = await serve({ at: at('0015'), maxWaits: 2 });
    const readings = [service.read(written('0017')), service.read(written('0017'))];
    await service.isWaitedFor(2);
    expect(await service.read(written('0017'))).toMatchObject({ at: '0015', isLate: true });
    service.moveTo('0017');
    expect(await Promise.all(readings)).toMatchObject([{ isLate: false }, { isLate: false }]);
  });

  it('make room for another one when one is answered', async () => {
    const service = await serve({ at: at('0015'), maxWaits: 1 });
    for (const position of ['0016', '0017', '0018']) {
      const reading = service.read(written(position));
      await service.isWaitedFor();
      service.moveTo(position);
      expect(await reading).toMatchObject({ isLate: false });
    }
  });

  it('make room for another one when a client leaves, without a read', async () => {
    const service = await serve({ at: at('0015'), maxWaits: 1 });
    const leaving = new AbortController();
    const left = service.read(written('0017'), leaving.signal).catch(() => 'left');
    await service.isWaitedFor();
    leaving.abort();
    expect(await left).toBe('left');
    await service.isWaitedFor(0);
    const reading = service.read(written('0017'));
    await service.isWaitedFor();
    service.moveTo('0017');
    expect(await reading).toMatchObject({ isLate: false });
    expect(service.answered()).toBe(1);
  });
});
