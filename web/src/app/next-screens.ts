import { matchPath, type createBrowserRouter } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

type LoadScreen = () => Promise<unknown>;
type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const analysis: LoadScreen = () => import('../routes/analysis-page.tsx');
const auth: LoadScreen = () => import('../routes/auth-page.tsx');
const discover: LoadScreen = () => import('../routes/discover-page.tsx');
const order: LoadScreen = () => import('../routes/order-page.tsx');
const profile: LoadScreen = () => import('../routes/profile-page.tsx');
const review: LoadScreen = () => import('../routes/review-page.tsx');
const reviewComplete: LoadScreen = () => import('../routes/review-complete-page.tsx');

/** The screens that users most likely open next, by the current screen. */
const NEXT: readonly (readonly [path: string, screens: readonly LoadScreen[]])[] = [
  [paths.home, [analysis]],
  [paths.submitUrl, [analysis]],
  [paths.analysis, [discover]],
  [paths.discover, [analysis, review]],
  [paths.auth, [profile, discover]],
  [paths.profile, [analysis, review]],
  [paths.reports, [analysis]],
  [paths.orders, [order]],
  [paths.availableReviews, [review]],
  [paths.becomeReviewer, [auth]],
  [paths.review, [reviewComplete]],
];

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 3_000;

const whenIdle = (work: () => void): void => {
  if (typeof globalThis.requestIdleCallback === 'function') globalThis.requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_MS);
};

/**
 * Preloads the likely next screens, one after the other, while the browser is idle. Failures are ignored: the screen is
 * loaded when it is opened.
 */
export const fetchNextScreens = ({ state, subscribe }: Router, next = NEXT, wait = whenIdle): void => {
  const fetched = new Set<LoadScreen>();
  const fetchFor = (address: string): void => {
    const screens = next.find(([path]) => matchPath(path, address))?.[1] ?? [];
    const [first] = screens.filter((load) => !fetched.has(load));
    if (first === undefined) return;
    fetched.add(first);
    wait(
      () =>
        void first().then(
          () => fetchFor(address),
          () => fetched.delete(first),
        ),
    );
  };
  fetchFor(state.location.pathname);
  subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') fetchFor(location.pathname);
  });
};
