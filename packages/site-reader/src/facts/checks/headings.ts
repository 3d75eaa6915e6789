import { check, notMeasured, pass, warning } from '../check.ts';

export const NO_BODY = 'The page is made by scripts; only its head was read.';

export const mainHeadingCheck = check({
  id: 'main-heading',
  group: 'search',
  title: 'Main heading',
  why: 'One h1 says what the page is about, to search engines and to screen readers.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements',
  measure: ({ markup, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    const texts = markup.headings.filter(({ level }) => level === 1).map(({ text }) => text);
    const evidence = texts
      .slice(0, 5)
      .map((text) => `“${text}”`)
      .join('; ');
    if (texts.length === 1) return pass(1, evidence);
    if (texts.length === 0) return warning(0, 'No h1 with text', 'Mark the main heading as h1.');
    return warning(texts.length, evidence, 'Keep one h1, and make the others h2.');
  },
});

export const headingOrderCheck = check({
  id: 'heading-order',
  group: 'accessibility',
  title: 'Order of headings',
  why: 'People who use a screen reader navigate a page by its headings.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/heading-order',
  measure: ({ markup: { headings }, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    if (headings.length === 0) return notMeasured('The page has no headings.');
    const skipped = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      return before && heading.level > before.level + 1 ? [{ before, heading }] : [];
    });
    if (skipped.length === 0) return pass('In order', `Headings: ${headings.length}`);
    const evidence = skipped
      .slice(0, 3)
      .map(({ before, heading }) => `h${before.level} “${before.text}” → h${heading.level} “${heading.text}”`)
      .join('; ');
    return warning(
      skipped.length,
      evidence,
      'Do not skip heading levels: an h3 belongs below an h2.',
      skipped.length === 1 ? 'jump' : 'jumps',
    );
  },
});
