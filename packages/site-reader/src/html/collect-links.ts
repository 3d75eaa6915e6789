import type { PageSnapshot } from '../site-snapshot.ts';
import { isControl, isServiceLink } from './boilerplate.ts';
import { line } from './clean-text.ts';
import type { Attributes } from './element-traits.ts';
import type { Collector, OpenElement } from './open-element.ts';
import { addText, textRun, wholeText, type TextRun } from './text-run.ts';

type Link = PageSnapshot['links'][number];
type CallToAction = PageSnapshot['callsToAction'][number];

export interface FoundLinks {
  readonly links: Link[];
  readonly callsToAction: CallToAction[];
}

const MAX_LINKS = 500;
/** The maximum of links and buttons to examine. */
const MAX_LOOKED_AT = 10_000;
const MAX_CALLS = 50;
const MAX_HREF = 2_048;
/** The maximum text of a link; a whole card may be a link. */
const MAX_LINK_TEXT = 1_000;
const MAX_CALL_LENGTH = 60;
/** Each piece of text goes to every open link: deep nesting would be an attack. */
const MAX_NESTED = 4;

/** The wording of links that are calls to action but not marked as buttons. */
export const CALL_TO_ACTION =
  /^(get (started|it|a (demo|quote)|the app|in touch)|try\b|start \S|sign up|join \S|buy \S|shop now|order \S|subscribe|book \S|schedule \S|request \S|download\b|install \S|contact (us|sales)|talk to|create (an |your |my )?(free )?(account|site|store)|add to (cart|chrome|slack)|see (pricing|plans)|donate|claim\b|jetzt\b|kostenlos\b|registrieren|anfragen|termin|commencer|essayer|s'inscrire|acheter|demander|prueba|comenzar|empezar|comprar|reg[ií]strate|inizia|prova|acquista|começar|experimente|probeer|bestel|gratis)/i;

/** An absolute http(s) URL without credentials, or undefined: browsers may be sent to the links of a snapshot. */
export const resolveHref = (href: string | undefined, base: string): string | undefined => {
  if (href === undefined || href.length > MAX_HREF || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' && url.href.length <= MAX_HREF ? url.href : undefined;
};

const hostWithoutWww = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const isExternal = (href: string, site: string): boolean => {
  const other = hostWithoutWww(href);
  return other !== site && !other.endsWith(`.${site}`) && !site.endsWith(`.${other}`);
};

/** “Roses Roses”: the alternative text of a picture repeats the text beside it. */
const REPEATED = /^(.{2,})\s\1$/iu;

const textOf = ({ text, attributes }: { text: TextRun; attributes: Attributes }): string =>
  line(wholeText(text)).replace(REPEATED, '$1') || line(attributes['aria-label'] ?? attributes['title'] ?? '');

const SCRIPTED = /^(?:on\w+|data-(?:\w+-)*(?:href|url|modal|popup|dialog|lightbox|fancybox))$/;

/** Whether a link has no address and a script opens something on the page. */
const isScripted = (attributes: Attributes): boolean =>
  (attributes['href'] ?? '').trim() === '#' &&
  (Object.keys(attributes).some((name) => SCRIPTED.test(name)) ||
    attributes['role'] === 'button' ||
    /modal/i.test(attributes['data-toggle'] ?? attributes['data-bs-toggle'] ?? ''));

/** Returns a function that adds an item to a list, unless it is a duplicate or the list is full. */
const distinct = <T>(items: T[], max: number, keyOf: (item: T) => string) => {
  const keys = new Set<string>();
  return (item: T) => {
    const key = keyOf(item);
    if (items.length >= max || keys.has(key)) return;
    keys.add(key);
    items.push(item);
  };
};

const isInput = ({ name, attributes }: OpenElement): boolean =>
  name === 'input' && ['submit', 'button'].includes((attributes['type'] ?? '').toLowerCase());

/** Collects links and calls to action. `base()` is the base of relative addresses, `section()` the current heading. */
export const collectLinks = (
  finalUrl: string,
  base: () => string,
  section: () => string,
): Collector & { readonly found: FoundLinks } => {
  const found: FoundLinks = { links: [], callsToAction: [] };
  const addLink = distinct(found.links, MAX_LINKS, ({ text, href }) => `${href} ${text}`);
  const addCall = distinct(found.callsToAction, MAX_CALLS, ({ text, href }) => `${href ?? ''} ${text.toLowerCase()}`);
  const site = hostWithoutWww(finalUrl);
  let looked = 0;
  const open = new Map<OpenElement, { readonly text: TextRun; readonly attributes: Attributes }>();

  const addCallToAction = (text: string, element: OpenElement, href: string | undefined) => {
    if (text === '' || text.length > MAX_CALL_LENGTH || isControl(text)) return;
    if (element.region === 'footer' || element.region === 'cookie-notice' || element.region === 'aside') return;
    if (element.isButton || isInput(element) || CALL_TO_ACTION.test(text)) {
      addCall({ text, section: section(), ...(href !== undefined && { href }) });
    }
  };

  return {
    found,
    open: (element) => {
      if (element.isHidden) return;
      const isOpened = (element.name === 'a' || element.isButton) && open.size < MAX_NESTED && looked++ < MAX_LOOKED_AT;
      if (isOpened) open.set(element, { text: textRun(MAX_LINK_TEXT), attributes: element.attributes });
      else if (element.name === 'img')
        for (const { text } of open.values()) addText(text, ` ${element.attributes['alt'] ?? ''} `);
      else if (element.isBlock) for (const { text } of open.values()) addText(text, ' ');
      if (isInput(element) && looked++ < MAX_LOOKED_AT)
        addCallToAction(line(element.attributes['value'] ?? ''), element, undefined);
    },
    text: (text) => {
      for (const link of open.values()) addText(link.text, text);
    },
    close: (element) => {
      const opened = open.get(element);
      if (!opened) return;
      open.delete(element);
      const text = textOf(opened);
      const href = isScripted(element.attributes) ? undefined : resolveHref(element.attributes['href'], base());
      if (href !== undefined && text !== '' && !isServiceLink(element.attributes['href'] ?? '', text)) {
        addLink({ text, href, isExternal: isExternal(href, site) });
      }
      addCallToAction(text, element, href);
    },
  };
};
