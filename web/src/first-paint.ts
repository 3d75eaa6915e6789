import { isAlive, PRESSED } from './app/early-press.ts';
import { visitorsVariant } from './features/experiments/headline.ts';

/*
 * Stands as it is in the head of a drawn page and runs before its first paint: the headline is the visitor's from the
 * beginning, and nothing that the app needs competes with the page itself. The app is fetched when the page is painted.
 */

/** A page in the background is never painted. */
const NOT_PAINTED_MS = 500;

/** What the browser is still reading would get the rest of its old text behind the new one. */
const isRead = (element: Element): boolean => {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
};

const putHeadline = (): boolean => {
  const headline = document.getElementById('hero-heading');
  const lead = document.getElementById('hero-lead');
  if (!headline || !lead || !isRead(lead)) return false;
  const variant = visitorsVariant();
  headline.textContent = variant.headline;
  lead.textContent = variant.subheadline;
  return true;
};

/** Observers are called before what was parsed is painted. */
const watch = new MutationObserver(() => {
  if (putHeadline()) watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });

/** What is pressed on a drawn page before it works is pressed by the app when it has taken that part over. */
const keepPress = (pressed: Element): void => {
  if (isAlive(pressed)) return;
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  pressed.setAttribute(PRESSED, '');
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') keepPress(button);
});
/** Once the app runs, it prevents the default itself. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  keepPress(event.target);
});

const fetchSoon = (rel: string, hrefs: string, attributes: object): void => {
  for (const href of hrefs.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...attributes }));
  }
};

const startApp = (): void => {
  watch.disconnect();
  const { app = '', modules = '', asks = '' } = document.getElementById('root')?.dataset ?? {};
  // Both as the app itself will ask: else the browser would fetch them again.
  fetchSoon('modulepreload', modules, { crossOrigin: '' });
  fetchSoon('preload', asks, { as: 'fetch', crossOrigin: 'use-credentials' });
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app, crossOrigin: '' }));
};

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  setTimeout(resolve, NOT_PAINTED_MS);
});

document.addEventListener('DOMContentLoaded', () => void painted.then(startApp));
