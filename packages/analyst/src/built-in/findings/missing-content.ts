import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import { ANNOUNCED } from './coming-soon.ts';
import type { Context } from './context.ts';

const MAX_ANNOUNCED_LENGTH = 50;

/** A section whose only content is an announcement such as “Coming soon”. */
export const emptySection = ({ site }: Context): Finding | undefined => {
  const passage = site.said.find(({ text, place, page, section }, at) => {
    if (page > 0 || place !== 'text' || section === '' || text.length > MAX_ANNOUNCED_LENGTH) return false;
    const next = site.said[at + 1];
    const isAlone = site.said[at - 1]?.text === section && (next?.section !== section || next.place === 'heading');
    return isAlone && ANNOUNCED.test(text.trim());
  });
  if (passage === undefined) return undefined;
  const [words, section] = [quoted(passage.text.trim()), quoted(excerpt(passage.section, 60))];
  const fix = `Say under ${section} when it comes, instead of ${words}, or remove it from the page until then`;
  const text = `There is nothing under ${section} yet: it reads ${words}`;
  return weakness('empty-section', 0.68, text, groundOf(passage), fix);
};

/** “Location TBD”: an undecided detail. */
const OPEN =
  /(?<!\p{L})(?:location|venue|place|date|time|price|speakers?|program(?:me)?|ort|datum|uhrzeit|programm|lieu|lugar|fecha|luogo|local)(?!\p{L})[^.!?]{0,12}(?:\bTB[AD]\b|\bto be (?:announced|determined|confirmed)\b|\bfolgt (?:in kürze|noch)\b|\bwird noch bekannt|\bà confirmer\b|\bpor confirmar\b|\bda definire\b|\ba confirmar\b)/iu;
const MAX_OPEN_LENGTH = 160;

/** A place, date or price that is still open. */
export const openDetail = ({ site }: Context): Finding | undefined => {
  const passage = site.said.find(
    ({ text, isQuotable, place }) =>
      isQuotable && place !== 'quote' && text.length <= MAX_OPEN_LENGTH && OPEN.test(text),
  );
  const found = passage && OPEN.exec(passage.text)?.[0];
  if (passage === undefined || found === undefined) return undefined;
  const words = quoted(found);
  const fix = `Name what is open in ${words}, or say when it is decided`;
  return weakness('open-detail', 0.66, `A detail is still open: ${words}`, groundOf(passage, found), fix);
};

/** In characters. A page with less text counts as empty. */
const MIN_TEXT = 40;
const FEW_PICTURES = 2;

const isEmpty = ({ blocks, forms, images, prices }: PageSnapshot, frame: ReadonlySet<string>): boolean =>
  forms.length === 0 &&
  prices.length === 0 &&
  images.count <= FEW_PICTURES &&
  blocks.reduce((sum, { kind, text }) => sum + (kind === 'heading' || frame.has(text) ? 0 : text.length), 0) < MIN_TEXT;

/** Subpages that have only a title, a menu and a footer. */
export const emptyPages = ({ site }: Context): Finding | undefined => {
  const frame = new Set(site.snapshot.frame);
  const [empty] = site.snapshot.subpages.filter((page) => isEmpty(page, frame));
  // If the first page is empty as well, scripts render the text.
  if (empty === undefined || isEmpty(site.snapshot, frame)) return undefined;
  const path = URL.parse(empty.finalUrl)?.pathname ?? empty.finalUrl;
  const link = site.snapshot.links.find(({ href }) => href === empty.finalUrl)?.text.trim() ?? '';
  const called = link === '' ? path : `${quoted(excerpt(link, 40))} (${path})`;
  const basis = inferred(
    `${path} was read: beside its heading, menu and footer it has almost no text, no form and no price.`,
  );
  const fix = `Add to ${called} what its visitors come for, or remove the link to it`;
  return weakness('empty-page', 0.72, `The page ${called} has almost no text`, basis, fix);
};

/** Pages that robots.txt forbids us, and perhaps search engines, to read. */
export const forbiddenPages = ({ site }: Context): Finding | undefined => {
  const paths = site.snapshot.unread.flatMap(({ url, reason }) =>
    reason === 'robots' ? [URL.parse(url)?.pathname ?? url] : [],
  );
  if (paths.length === 0 || site.pages.length > 1) return undefined;
  const names = listed(paths.slice(0, 3).map((path) => quoted(path)));
  const basis = inferred(`robots.txt forbids ${names} to the program that reads sites for us; none of them was read.`);
  const fix = `Check in robots.txt whether search engines should read ${names}`;
  const text = `robots.txt kept us from reading ${names}, and may keep search engines from them`;
  return weakness('forbidden', 0.73, text, basis, fix);
};
