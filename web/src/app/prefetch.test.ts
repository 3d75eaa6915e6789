import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLikely } from './prefetch.ts';

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

let idle: (() => void)[];
/** Lets the browser be idle until there is nothing left to do. */
const rest = async () => {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    await Promise.resolve();
    await Promise.resolve();
  }
};

beforeEach(() => {
  idle = [];
  connect({});
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const routerAt = (path: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });

const visit = async (first: string, ...others: string[]): Promise<string[]> => {
  const loaded: string[] = [];
  const router = routerAt(first);
  prefetchLikely(router, async (address) => void loaded.push(address));
  await rest();
  for (const path of others) {
    await router.navigate(path);
    await rest();
  }
  return loaded;
};

describe('screens that are likely next', () => {
  it('are loaded one after the other while the browser is idle', async () => {
    const load = vi.fn<(address: string) => Promise<void>>().mockResolvedValue();
    prefetchLikely(routerAt('/'), load);
    expect(load).not.toHaveBeenCalled();
    await rest();
    expect(load.mock.calls).toEqual([['/analysis/1'], ['/discover'], ['/auth']]);
  });

  it('are loaded once, wherever somebody goes', async () =>
    expect(await visit('/discover', '/review/7', '/discover')).toEqual(['/review/1', '/auth', '/review-complete/1']));

  it('are not guessed for a screen that leads nowhere in particular', async () =>
    expect(await visit('/terms', '/discover/7')).toEqual([]));

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not loaded over a connection with %j',
    async (connection) => {
      connect(connection);
      expect(await visit('/')).toEqual([]);
    },
  );
});
