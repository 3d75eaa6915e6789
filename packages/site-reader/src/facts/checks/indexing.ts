import { parseRobots } from '../../subpages/robots.ts';
import { check, info, notMeasured, pass, warning, type MeasuredSite } from '../check.ts';

/** Directives of X-Robots-Tag with a value. Any other word before a colon is the name of a robot. */
const WITH_VALUE = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/** The directives of a header that apply to Google's robot or to all robots. */
const directivesIn = (header: string): readonly string[] => {
  let isForGoogle = true;
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', ...rest] = part.split(':').map((text) => text.trim());
      if (rest.length === 0 || WITH_VALUE.test(name)) return isForGoogle ? [name] : [];
      isForGoogle = name === 'googlebot';
      return isForGoogle ? [rest[0] ?? ''] : [];
    });
};

const noindexEvidence = ({ response, markup }: MeasuredSite): string | undefined => {
  const header = response?.headers['x-robots-tag'] ?? '';
  const forbids = (directives: readonly string[]) => directives.some((each) => each === 'noindex' || each === 'none');
  if (forbids(directivesIn(header))) return `x-robots-tag: ${header}`;
  const meta = markup.metas.find(
    ({ key, content }) => (key === 'robots' || key === 'googlebot') && forbids(content.toLowerCase().split(/[\s,]+/)),
  );
  return meta && `meta ${meta.key}: ${meta.content}`;
};

export const indexableCheck = check({
  id: 'indexable',
  group: 'search',
  title: 'Open to search engines',
  why: 'A page marked noindex does not appear in search results.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  measure: (site) => {
    const evidence = noindexEvidence(site);
    if (evidence === undefined) return pass('Yes', 'Nothing says noindex.');
    return warning('No', evidence, 'Remove noindex, unless this page is meant to stay out of search results.');
  },
});

const looksLikeHtml = (text: string): boolean => /^\s*<(!doctype|html|head|body)\b/i.test(text.slice(0, 500));

export const robotsTxtCheck = check({
  id: 'robots-txt',
  group: 'search',
  title: 'robots.txt',
  why: 'It tells search engines which pages they may read.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  measure: ({ robotsTxt, url }) => {
    if (!robotsTxt) return notMeasured('The file was not requested, or there was no response.');
    const { status, text } = robotsTxt;
    if (status >= 500)
      return warning(
        status,
        `/robots.txt answers ${status}`,
        'Fix the error: until then, search engines read nothing.',
      );
    if (status >= 400) return info('None', `/robots.txt answers ${status}; everything may be read.`);
    if (status < 200 || status >= 300) return notMeasured(`/robots.txt answers ${status}.`);
    if (looksLikeHtml(text))
      return warning(
        'A page of HTML',
        '/robots.txt answers with HTML',
        'Answer /robots.txt with rules, or with status 404.',
      );
    if (!parseRobots(text, 'Googlebot')(url.pathname + url.search))
      return warning(
        'Forbids this page',
        'The rules for Googlebot',
        'Allow the page in robots.txt, unless it is meant to stay out.',
      );
    return pass('Allows this page', `/robots.txt, ${text.length} characters`);
  },
});

const SITEMAP_LINE = /^\s*sitemap\s*:\s*(\S{1,500})/gim;
const LOCATIONS = /<loc[\s>]/gi;

export const sitemapCheck = check({
  id: 'sitemap',
  group: 'search',
  title: 'Sitemap',
  why: 'It lists the pages of a site, so that search engines find all of them.',
  source: 'https://www.sitemaps.org/protocol.html',
  measure: ({ robotsTxt, sitemap }) => {
    const isReadable = robotsTxt !== undefined && robotsTxt.status < 300 && !looksLikeHtml(robotsTxt.text);
    const named = isReadable ? [...robotsTxt.text.matchAll(SITEMAP_LINE)].map(([, address = '']) => address) : [];
    if (named.length > 0) return pass('Named in robots.txt', named.slice(0, 3).join('; '));
    if (!sitemap) return notMeasured('robots.txt names none, and /sitemap.xml was not requested.');
    const isSitemap = sitemap.status === 200 && /<(?:\w+:)?(urlset|sitemapindex)\b/i.test(sitemap.text);
    if (isSitemap) return pass(sitemap.text.match(LOCATIONS)?.length ?? 0, '/sitemap.xml', 'addresses');
    const advice = 'Add a sitemap and name it in robots.txt.';
    return warning('None', `/sitemap.xml answers ${sitemap.status}; robots.txt names none.`, advice);
  },
});
