import { check, fail, notMeasured, pass, warning } from '../check.ts';
import { metaOf } from '../markup/markup.ts';

/** The settings of a viewport: names to values, in lower case. */
const settingsIn = (content: string): ReadonlyMap<string, string> =>
  new Map(
    content
      .toLowerCase()
      .split(/[,;]/)
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );

export const viewportCheck = check({
  id: 'viewport',
  group: 'user-experience',
  title: 'Fits a phone',
  why: 'Without a viewport, a phone shows the page as on a desktop, in tiny print.',
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/viewport',
  measure: ({ markup }) => {
    const content = metaOf(markup, 'viewport');
    const advice = 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.';
    if (content === undefined) return fail('No viewport', 'No meta viewport', advice);
    const settings = settingsIn(content);
    if (settings.get('width') === 'device-width' || Number.parseFloat(settings.get('initial-scale') ?? '') > 0)
      return pass('Viewport set', content);
    return warning('Fixed width', content, advice);
  },
});

const MIN_ZOOM = 2;

export const zoomCheck = check({
  id: 'zoom',
  group: 'accessibility',
  title: 'Zooming',
  why: 'People with low vision zoom in with two fingers.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
  measure: ({ markup }) => {
    const content = metaOf(markup, 'viewport');
    if (content === undefined) return notMeasured('The page has no viewport.');
    const settings = settingsIn(content);
    const scalable = settings.get('user-scalable');
    const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
    const isLimited = scalable === 'no' || scalable === '0' || (most >= 0 && most < MIN_ZOOM);
    if (!isLimited) return pass('Allowed', content);
    return fail('Limited', content, 'Remove user-scalable and maximum-scale from the viewport.');
  },
});

export const faviconCheck = check({
  id: 'favicon',
  group: 'user-experience',
  title: 'Icon',
  why: 'It helps people find the tab and the bookmark again.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel#icon',
  measure: ({ markup }) => {
    const icon = markup.linkTags.find(
      ({ rels, href }) => href !== '' && rels.some((rel) => rel === 'icon' || rel.startsWith('apple-touch-icon')),
    );
    if (!icon) return notMeasured('The page names no icon; /favicon.ico was not requested.');
    return pass('Present', icon.href.startsWith('data:') ? 'A data address' : icon.href);
  },
});
