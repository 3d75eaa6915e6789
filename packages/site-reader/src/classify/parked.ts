import { countOtherWords, evidenceIn, matches, type PageText } from './page-text.ts';
import { MARKETPLACES, PARKED, PARKING_HOSTS } from './words/parked-words.ts';
import { anywhere } from './words/phrases.ts';

const PARKED_PHRASE = anywhere(PARKED);

/** Other words on a parked page if a headline has the phrase: registrars add their own advertising. */
const ADVERTISED_WORDS = 200;
/** Other words if the phrase is anywhere on the page. */
const FEW_WORDS = 80;
/** The maximum of words on a page with the script of a parking service. */
const SCRIPT_WORDS = 60;
/** On a page with more words, the text of the frame does not count. */
const FRAMED_WORDS = 30;
const FIRST_BLOCKS = 3;

const domainOf = (host: string, domains: readonly string[]): string | undefined =>
  domains.find((domain) => host === domain || host.endsWith(`.${domain}`));

/** Whether the domain redirects to a marketplace's page that names it. */
const isSoldByMarketplace = ({ page }: PageText): boolean => {
  const [from, to] = [URL.parse(page.snapshot.requestedUrl), URL.parse(page.snapshot.finalUrl)];
  if (from === null || to === null || !domainOf(to.hostname, MARKETPLACES)) return false;
  const name = from.hostname.replace(/^www\./, '');
  return !domainOf(from.hostname, MARKETPLACES) && `${to.pathname}${to.search}`.toLowerCase().includes(name);
};

/** The words that show a domain without a site: for sale, parked, or just registered. */
export const parkedEvidence = (text: PageText): string | undefined => {
  const { headlines, blocks, words, page } = text;
  const first = [...headlines, ...blocks.slice(0, FIRST_BLOCKS).map((block) => block.text)];
  const around = words <= FRAMED_WORDS ? page.frame : [];
  const all = [...first, page.snapshot.description, ...blocks.map((block) => block.text), ...around];
  if (isSoldByMarketplace(text)) return evidenceIn(all, PARKED_PHRASE) ?? page.snapshot.title;
  const host = page.kindSigns.sources.map((source) => domainOf(source, PARKING_HOSTS)).find(Boolean);
  if (words <= SCRIPT_WORDS && (host !== undefined || page.kindSigns.parkingMark !== ''))
    return evidenceIn(all, PARKED_PHRASE) ?? host ?? page.kindSigns.parkingMark;
  if (!all.some((each) => matches(each, PARKED_PHRASE))) return undefined;
  const otherWords = countOtherWords(blocks, PARKED_PHRASE);
  return otherWords <= FEW_WORDS
    ? evidenceIn(all, PARKED_PHRASE)
    : otherWords <= ADVERTISED_WORDS
      ? evidenceIn(headlines, PARKED_PHRASE)
      : undefined;
};
