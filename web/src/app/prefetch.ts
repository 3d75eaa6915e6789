import type { createBrowserRouter } from 'react-router-dom';

/** What people usually open next, by the beginning of the path they are on. Ids only stand for one. */
const LIKELY_NEXT: readonly (readonly [start: string, addresses: readonly string[]])[] = [
  ['/analysis/', ['/payment/success', '/auth']],
  ['/auth', ['/profile', '/discover']],
  ['/become-reviewer', ['/complete-profile/1']],
  ['/complete-profile/', ['/profile']],
  ['/discover', ['/review/1', '/auth']],
  ['/available-reviews', ['/review/1']],
  ['/review/', ['/review-complete/1']],
  ['/review-complete/', ['/discover']],
  ['/profile', ['/discover', '/submit-url']],
  ['/orders', ['/orders/1']],
  ['/', ['/analysis/1', '/discover', '/auth']],
];

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Nobody's data are spent on guesses who saves them or waits for each kilobyte. */
const mayGuess = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
};

/** Not every browser tells when it is idle. */
const IDLE_AFTER_MS = 1_000;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, IDLE_AFTER_MS);
};

/** What is asked of the router: where somebody is, and where they go. */
type Places = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'> & {
  readonly state: { readonly location: { readonly pathname: string } };
};

/**
 * Loads the screens that are likely to be opened next, one whenever the browser is idle, so that they open at once: those of
 * the place somebody is at, and of each they go to.
 */
export const prefetchLikely = (router: Places, load: (address: string) => Promise<unknown>): void => {
  const asked = new Set<string>();
  const loadEach = (addresses: readonly string[]): void => {
    const [next, ...rest] = addresses.filter((address) => !asked.has(address));
    if (next === undefined) return;
    asked.add(next);
    whenIdle(() => void load(next).then(() => loadEach(rest)));
  };
  const arriveAt = (pathname: string): void => {
    const [, addresses = []] = LIKELY_NEXT.find(([start]) => isAt(pathname, start)) ?? [];
    if (mayGuess()) loadEach(addresses);
  };
  arriveAt(router.state.location.pathname);
  router.subscribe(({ location }) => arriveAt(location.pathname));
};

const isAt = (pathname: string, start: string): boolean =>
  start.length > 1 && start.endsWith('/') ? pathname.startsWith(start) : pathname === start;
