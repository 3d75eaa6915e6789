import { isHydrated, PRESSED } from './app/early-press.ts';
import { visitorsVariant } from './features/experiments/headline.ts';

/*
 * Inlined in the head of a rendered page and run before its first paint. It inserts the visitor's variant of the
 * headline, and loads the app after the first paint, so that the app does not delay it.
 */

/** The app starts after this time even if the page is not painted, as in a background tab. */
const NOT_PAINTED_MS = 500;

/** Whether an element is completely parsed: otherwise the parser could append old text after the new one. */
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

/** Observers run before the parsed content is painted. */
const watch = new MutationObserver(() => {
  if (putHeadline()) watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });

/** Presses on a rendered page before hydration are repeated by the app once it has hydrated their target. */
const keepPress = (pressed: Element): void => {
  if (isHydrated(pressed)) return;
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
  // With the same request modes as the app's own requests: otherwise the browser would fetch them twice.
  fetchSoon('modulepreload', modules, { crossOrigin: '' });
  fetchSoon('preload', asks, { as: 'fetch', crossOrigin: 'use-credentials' });
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app, crossOrigin: '' }));
};

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  setTimeout(resolve, NOT_PAINTED_MS);
});

document.addEventListener('DOMContentLoaded', () => void painted.then(startApp));
