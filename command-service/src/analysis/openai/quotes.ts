import type { Evidence } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

type Found = { readonly quote: string; readonly section: string };

/** A shorter quote, such as "the", stands on every page and shows nothing. */
const MIN_QUOTE_LENGTH = 4;
const MAX_QUOTE_LENGTH = 500;

/**
 * Looks for the words a model says it read. They count only where they occur to the letter, but for white space; a quote
 * that is on none of the pages is no evidence (D-43).
 */
export const findQuote = (snapshot: SiteSnapshot, claimed: string): Found | undefined => {
  const quote = folded(claimed);
  if (quote.length < MIN_QUOTE_LENGTH || quote.length > MAX_QUOTE_LENGTH) return undefined;
  for (const { blocks } of [snapshot, ...snapshot.subpages]) {
    const block = blocks.find(({ text }) => text.includes(quote));
    if (block) return { quote, section: block.section };
  }
  if (snapshot.title.includes(quote)) return { quote, section: 'Title' };
  if (snapshot.description.includes(quote)) return { quote, section: 'Description' };
  return undefined;
};

/** Evidence for one statement: the quote where it was found, else an inference that says why. */
export const evidenceFor = (
  snapshot: SiteSnapshot,
  statement: { readonly id: string; readonly path: string; readonly quote: string | null },
): Evidence => {
  const { id, path, quote } = statement;
  if (quote === null || quote.trim() === '') {
    return { id, path, basis: 'inference', reason: 'Concluded from the page as a whole' };
  }
  const found = findQuote(snapshot, quote);
  if (found) return { id, path, basis: 'quote', ...found };
  return { id, path, basis: 'inference', reason: 'The words the model gave for this are not on the page' };
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();
