import { check, info, notMeasured, pass, warning, type Finding, type MeasuredSite } from '../check.ts';
import type { Markup } from '../markup/markup.ts';
import { NO_BODY } from './headings.ts';
import { CONTACT, COOKIE_CONTROL, IMPRINT, PRIVACY, TERMS, type LegalWords } from './legal-words.ts';
import { technologiesOf } from './technology.ts';

/** Longer link texts are sentences or cards. */
const MAX_WORDS = 60;
const MAX_PATH = 200;

const pathOf = (href: string, base: string): string =>
  href === '' || href.startsWith('#') ? '' : (URL.parse(href, base)?.pathname ?? '').slice(0, MAX_PATH);

const lastSegment = (path: string): string =>
  path
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w{2,5}$/, '');

/** A link or button on any page whose text or address matches. */
const linkTo = ({ pages }: MeasuredSite, { words, segment }: LegalWords): string | undefined => {
  for (const { anchors, base } of pages)
    for (const { text, href } of anchors) {
      const path = /^(mailto|tel|javascript):/i.test(href) ? '' : pathOf(href, base);
      const isNamed = text.length <= MAX_WORDS && words.test(text);
      if (isNamed || (path !== '' && segment.test(lastSegment(path)))) return `“${text}” ${path}`.trim();
    }
  return undefined;
};

const pagesRead = ({ pages }: MeasuredSite): string => `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} read`;

const linked = (site: MeasuredSite, words: LegalWords, absent: (seen: string) => Finding): Finding => {
  if (site.source === 'head') return notMeasured(NO_BODY);
  const found = linkTo(site, words);
  return found === undefined ? absent(`No such link on the ${pagesRead(site)}`) : pass('Linked', found);
};

export const privacyPolicyCheck = check({
  id: 'privacy-policy',
  group: 'legal',
  title: 'Privacy policy',
  why: 'Most countries require one of every site that handles personal data.',
  source: 'https://gdpr-info.eu/art-13-gdpr/',
  measure: (site) =>
    linked(site, PRIVACY, (seen) => warning('Not found', seen, 'Link a privacy policy from the footer of every page.')),
});

/** Countries where the law requires every business to have an imprint. */
const IMPRINT_DOMAINS = /\.(de|at|ch)$/;

export const imprintCheck = check({
  id: 'imprint',
  group: 'legal',
  title: 'Imprint',
  why: 'German, Austrian and Swiss law requires one; elsewhere it shows who is behind a site.',
  source: 'https://www.gesetze-im-internet.de/ddg/__5.html',
  measure: (site) =>
    linked(site, IMPRINT, (seen) => {
      const isRequired = IMPRINT_DOMAINS.test(site.url.hostname) || /^de\b/i.test(site.markup.lang ?? '');
      return isRequired
        ? warning('Not found', seen, 'Link an imprint from the footer of every page.')
        : info('Not found', seen);
    }),
});

export const termsCheck = check({
  id: 'terms',
  group: 'legal',
  title: 'Terms',
  why: 'They say what buyers and users can and cannot expect.',
  source:
    'https://europa.eu/youreurope/business/selling-in-eu/consumer-contracts-guarantees/consumer-contracts/index_en.htm',
  measure: (site) => linked(site, TERMS, (seen) => info('Not found', seen)),
});

const DIRECT_CONTACT = /^(mailto|tel|sms):|^https?:\/\/(wa\.me|api\.whatsapp\.com|line\.me|m\.me|t\.me)\//i;

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}(?:@| ?\[at\] ?| ?\(at\) ?)[\w-]{1,60}\.[a-z]{2,}/i;
const PHONE =
  /\b(?:tel|phone|telephone|telefon|t[eé]l[eé]phone|tel[eé]fono|telefone|call|mobile|ruf|anruf\w*|電話)\b.{0,20}?\d[\d ()/.–-]{5,}\d|\+\d[\d ()/.–-]{7,}\d/i;
const MAX_BLOCK = 1_000;

/** Contact details in the text of a page. */
const contactInText = ({ texts }: Markup): string | undefined => {
  const starts = texts.map(({ text }) => text.slice(0, MAX_BLOCK));
  if (starts.some((text) => EMAIL.test(text))) return 'An email address in the text';
  return starts.some((text) => PHONE.test(text)) ? 'A phone number in the text' : undefined;
};

export const contactCheck = check({
  id: 'contact',
  group: 'user-experience',
  title: 'Way to get in touch',
  why: 'People buy where they can ask questions.',
  source: 'https://www.nngroup.com/articles/contact-us-pages/',
  measure: (site) => {
    if (site.source === 'head') return notMeasured(NO_BODY);
    const found = linkTo(site, CONTACT);
    if (found !== undefined) return pass('Linked', found);
    const direct = site.pages.flatMap(({ anchors }) => anchors).find(({ href }) => DIRECT_CONTACT.test(href));
    if (direct) return pass('Linked', `A ${direct.href.split(':', 1)[0]} link`);
    const written = site.pages.map(contactInText).find((way) => way !== undefined);
    if (written !== undefined) return pass('Written', written);
    const advice = 'Link a contact page, an email address or a phone number from every page.';
    return warning('Not found', `No link, email address or phone number on the ${pagesRead(site)}`, advice);
  },
});

export const cookieNoticeCheck = check({
  id: 'cookie-notice',
  group: 'legal',
  title: 'Cookie notice',
  why: 'European law requires consent before a site sets cookies that are not necessary.',
  source: 'https://gdpr.eu/cookies/',
  measure: (site) => {
    const tools = site.pages.flatMap((page) => technologiesOf(site, page)).filter(({ kind }) => kind === 'consent');
    const [tool] = tools;
    if (tool) return pass(tool.name, tool.evidence);
    if (site.pages.some(({ hasCookieNotice }) => hasCookieNotice))
      return pass('Seen', 'An element of the page is named like a cookie notice.');
    const control = site.pages
      .flatMap(({ anchors }) => anchors)
      .find(({ text }) => text.length <= MAX_WORDS && COOKIE_CONTROL.test(text));
    if (control) return pass('Seen', `“${control.text}”`);
    return notMeasured('None in the HTML; many notices are added by scripts.');
  },
});
