import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fetchNextScreens } from './next-screens.ts';

/** A router at an address, screens that record when they are fetched, and an idle moment that the test triggers. */
const setUp = (at: string, isOffline = () => false) => {
  const fetched: string[] = [];
  const screen = (name: string) => () => {
    fetched.push(name);
    return isOffline() ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  };
  const next = [
    ['/', [screen('analysis')]],
    ['/discover', [screen('analysis of an app'), screen('review')]],
  ] as const;
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] });
  const waiting: (() => void)[] = [];
  fetchNextScreens(router, next, (work) => void waiting.push(work));
  const becomeIdle = async (): Promise<void> => {
    for (const work of waiting.splice(0)) work();
    await Promise.resolve();
  };
  return { fetched, router, waiting, becomeIdle };
};

describe('the screens that are likely to come next', () => {
  it('are fetched one after the other, and only while the browser is idle', async () => {
    const { fetched, waiting, becomeIdle } = setUp('/discover');
    expect(fetched).toEqual([]);
    await becomeIdle();
    expect(fetched).toEqual(['analysis of an app']);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await becomeIdle();
    expect(fetched).toEqual(['analysis of an app', 'review']);
  });

  it('follow the user, and are fetched once', async () => {
    const { fetched, router, becomeIdle } = setUp('/');
    await becomeIdle();
    for (const to of ['/discover', '/', '/discover']) await router.navigate(to);
    for (let moment = 0; moment < 5; moment++) await becomeIdle();
    expect(fetched).toEqual(['analysis', 'analysis of an app', 'review']);
  });

  it('are none if the current screen has no likely next ones', async () => {
    const { waiting } = setUp('/terms');
    expect(waiting).toEqual([]);
  });

  it('are fetched later if there is no connection', async () => {
    let isOffline = true;
    const { fetched, router, becomeIdle } = setUp('/', () => isOffline);
    await becomeIdle();
    isOffline = false;
    await router.navigate('/terms');
    await router.navigate('/');
    await becomeIdle();
    expect(fetched).toEqual(['analysis', 'analysis']);
  });
});
