import { countOtherWords, evidenceIn, matches, type PageText } from './page-text.ts';
import { ERROR_HEADLINES, ERROR_SENTENCES } from './words/error-words.ts';
import { anywhere, exactly } from './words/phrases.ts';

const HEADLINE = exactly(ERROR_HEADLINES);
const SENTENCE = anywhere(ERROR_SENTENCES);

/** With two signs, a page may have this many other words: error pages offer a search, recent posts or a list of pages. */
const HELPFUL_WORDS = 300;
/** With one sign, a page may have this many other words. */
const FEW_WORDS = 60;

/** The words that show an error page with a success status. */
export const errorPageEvidence = (text: PageText): string | undefined => {
  const { headlines, blocks, page } = text;
  const headline = evidenceIn(headlines, HEADLINE);
  const texts = blocks.map((block) => block.text);
  const sentence = evidenceIn(
    texts.filter((each) => each !== headline),
    SENTENCE,
  );
  if (headline === undefined && sentence === undefined) return undefined;
  const otherWords = countOtherWords(
    blocks.filter((block) => !matches(block.text, HEADLINE)),
    SENTENCE,
  );
  const inTitle =
    matches(page.snapshot.title, HEADLINE) ||
    headlines.slice(1).some((part) => page.snapshot.title.includes(part) && matches(part, HEADLINE));
  const inHeading = page.snapshot.headings
    .slice(0, 2)
    .some((heading) => matches(heading.text, HEADLINE) || matches(heading.text, SENTENCE));
  const isSure = [inTitle, inHeading, sentence !== undefined].filter(Boolean).length >= 2;
  return otherWords <= (isSure ? HELPFUL_WORDS : FEW_WORDS) ? (sentence ?? headline) : undefined;
};
