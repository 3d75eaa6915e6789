import type { PageText } from './page-text.ts';
import { evidenceIn, matches, countOtherWords } from './page-text.ts';
import { MARKETPLACES, PARKED, PARKING_HOSTS } from './words/parked-words.ts';
import { anywhere } from './words/phrases.ts';

const PARKED_PHRASE = anywhere(PARKED);

/** Parking pages advertise: a registrar's own text is beside the sentence. */
const ADVERTISED_WORDS = 200;
/** The sentence somewhere on a page counts where there is hardly more. */
const FEW_WORDS = 80;
/** The script of a parking service stands on pages that say this much at most. */
const SCRIPT_WORDS = 60;
/** On a page with more words than this, the surrounding text is not its subject. */
const FRAMED_WORDS = 30;
const FIRST_BLOCKS = 3;

const isOf = (host: string, domains: readonly string[]): string | undefined =>
  domains.find((domain) => host === domain || host.endsWith(`.${domain}`));

/** A redirect from a domain to a marketplace's page that names it. */
const marketplace = ({ page }: PageText): boolean => {
  const [from, to] = [URL.parse(page.snapshot.requestedUrl), URL.parse(page.snapshot.finalUrl)];
  if (from === null || to === null || !isOf(to.hostname, MARKETPLACES)) return false;
  const name = from.hostname.replace(/^www\./, '');
  return !isOf(from.hostname, MARKETPLACES) && `${to.pathname}${to.search}`.toLowerCase().includes(name);
};

/** A domain that is for sale, parked, or registered without a site. Returns the words that show it. */
export const parkedEvidence = (text: PageText): string | undefined => {
  const { headlines, blocks, words, page } = text;
  const first = [...headlines, ...blocks.slice(0, FIRST_BLOCKS).map((block) => block.text)];
  const around = words <= FRAMED_WORDS ? page.frame : [];
  const all = [...first, page.snapshot.description, ...blocks.map((block) => block.text), ...around];
  if (marketplace(text)) return evidenceIn(all, PARKED_PHRASE) ?? page.snapshot.title;
  const host = page.kindSigns.sources.map((source) => isOf(source, PARKING_HOSTS)).find(Boolean);
  if (words <= SCRIPT_WORDS && (host !== undefined || page.kindSigns.parkingMark !== ''))
    return evidenceIn(all, PARKED_PHRASE) ?? host ?? page.kindSigns.parkingMark;
  if (!all.some((each) => matches(each, PARKED_PHRASE))) return undefined;
  const besides = countOtherWords(blocks, PARKED_PHRASE);
  return besides <= FEW_WORDS
    ? evidenceIn(all, PARKED_PHRASE)
    : besides <= ADVERTISED_WORDS
      ? evidenceIn(headlines, PARKED_PHRASE)
      : undefined;
};
