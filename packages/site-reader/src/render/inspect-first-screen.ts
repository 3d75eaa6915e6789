import { CALL_TO_ACTION } from '../html/collect-links.ts';
import { evaluateIsolated } from './read-document.ts';
import type { Tab } from './open-tab.ts';
import { MAX_CALL_TEXT, MAX_LINKS, firstScreen, type FirstScreen } from './first-screen.ts';

/** Evaluated in an isolated world. The most visible of several calls to action counts. */
const INSPECTION = `(() => {
  const asks = new RegExp(${JSON.stringify(CALL_TO_ACTION.source)}, 'i');
  const textOf = (element) =>
    (element.tagName === 'INPUT' ? element.value : element.innerText || element.getAttribute('aria-label') || '')
      .replace(/\\s+/g, ' ').trim();
  const placeOf = (element) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 8 || height < 8 || bottom <= 0 || x < 0 || x > innerWidth) return undefined;
    if (bottom > innerHeight) return 'below';
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? 'visible' : 'covered';
  };
  const calls = [];
  const controls = document.querySelectorAll('a[href], button, [role=button], input[type=submit], input[type=button]');
  for (const element of [...controls].slice(0, 3000)) {
    const text = textOf(element);
    if (text.length < 2 || text.length > ${MAX_CALL_TEXT} || !asks.test(text)) continue;
    if (element.closest('footer, aside, [role=contentinfo], [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const place = placeOf(element);
    if (place) calls.push({ text, place });
  }
  const call = ['visible', 'covered', 'below'].map((place) => calls.find((each) => each.place === place)).find(Boolean);
  const here = location.origin + location.pathname + location.search;
  const links = [...document.links].slice(0, 3000)
    .filter(({ origin, href }) => origin === location.origin && href.length <= 2048)
    .map(({ href }) => href.split('#')[0])
    .filter((href) => href !== here);
  return { ...(call && { call }), links: [...new Set(links)].slice(0, ${MAX_LINKS}) };
})()`;

/** Inspects the first screen of a page. @throws if the page cannot be inspected. */
export const inspectFirstScreen = async (tab: Tab): Promise<FirstScreen> =>
  firstScreen.parse(await evaluateIsolated(tab, INSPECTION));
