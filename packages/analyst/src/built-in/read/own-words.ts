import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Passage } from './passage.ts';
import type { Site } from './site.ts';
import { editorialIn } from './editorial.ts';
import { SPEAKS } from './speaks.ts';
import { setOf } from './wording.ts';

/** Front pages made of texts about others: articles, listings, events. */
const ABOUT_OTHERS: ReadonlySet<KindId> = kindsOf(
  'blog news reference forum media marketplace ticketing store-listing',
);
/** A manual describes its functions, except at its beginning. */
const MANUALS: ReadonlySet<KindId> = kindsOf('open-source documentation directory portfolio');
const BEGINNING_OF_MANUAL = 30;
const BEGINNING = 150;
/** Words of others, and controls. */
const UNREAD = setOf('quote button form');
/** Code is not a sentence about the site. */
const CODE_NAME = /_\.|\w\(\)|[{}<>]/u;

/** The passages in which a site speaks of itself. Claims are read only here, so that claims of others do not count as its own. */
export const ownWords = (site: Site, kind: KindId | undefined): readonly Passage[] => {
  const isAboutOthers = kind !== undefined && ABOUT_OTHERS.has(kind);
  const last = kind !== undefined && MANUALS.has(kind) ? BEGINNING_OF_MANUAL : BEGINNING;
  const editorial = editorialIn(site);
  const names = [site.name.title, site.name.inText];
  let count = 0;
  return site.said.filter((passage) => {
    const { place, isQuotable, level, text, page } = passage;
    if (!isQuotable || UNREAD.has(place) || text.length > 1_500) return false;
    if (editorial.has(passage) || CODE_NAME.test(text)) return false;
    if (place === 'title' || place === 'description') return page === 0;
    if (place === 'frame') return text.length > 25;
    if (page === 0) count++;
    const speaks = names.some((name) => text.includes(name)) || SPEAKS.test(text);
    if (isAboutOthers) return page === 0 && (level === 1 || names.some((name) => text.includes(name)));
    // If the kind is unsure, a text may be by anyone unless it opens the page or speaks of the site.
    if (kind === undefined && !passage.isLead && !speaks) return false;
    return page > 0 || count <= last;
  });
};
