import { check, fail, notMeasured, pass, warning, type Finding } from '../check.ts';
import type { Tally } from '../markup/markup.ts';
import { NO_BODY } from './headings.ts';

/** Fails if any counted element lacks its name. */
const judged = ({ count, missing: lacking, examples }: Tally, what: string, advice: string): Finding => {
  if (count === 0) return notMeasured(`The page has no ${what}.`);
  if (lacking === 0) return pass(`0 of ${count}`, `Looked at all ${what} in the HTML`);
  return fail(`${lacking} of ${count}`, examples.join(' '), advice);
};

export const imageTextsCheck = check({
  id: 'image-alternatives',
  group: 'accessibility',
  title: 'Images without alternative text',
  why: 'Screen readers and image search rely on this text.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  measure: ({ markup: { images }, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    const found = judged(images, 'images', 'Describe each picture in its alt text; use alt="" for decoration.');
    if (found.status !== 'pass' || images.fileNames.length === 0) return found;
    return warning(
      `0 of ${images.count}`,
      `File names as text: ${images.fileNames.join(', ')}`,
      'Replace the file names in the alt texts with descriptions of the pictures.',
    );
  },
});

export const fieldLabelsCheck = check({
  id: 'field-labels',
  group: 'accessibility',
  title: 'Form fields without a label',
  why: 'Without a label, a screen reader cannot say what to enter.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
  measure: ({ markup: { fields }, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    const advice = 'Give each field a label element that stays visible while a visitor types.';
    const found = judged(fields, 'form fields', advice);
    if (found.status !== 'pass' || fields.placeholderOnly === 0) return found;
    return warning(
      `0 of ${fields.count}`,
      `${fields.placeholderOnly} of ${fields.count} have only a placeholder, which disappears as soon as someone types.`,
      advice,
    );
  },
});

export const buttonNamesCheck = check({
  id: 'button-names',
  group: 'accessibility',
  title: 'Buttons without a name',
  why: 'A screen reader says “button” and nothing else.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/button-name',
  measure: ({ markup: { buttons }, source }) =>
    source === 'head' ? notMeasured(NO_BODY) : judged(buttons, 'buttons', 'Give each button a text or an aria-label.'),
});

export const linkNamesCheck = check({
  id: 'link-names',
  group: 'accessibility',
  title: 'Links without a name',
  why: 'A screen reader reads out the address instead.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/link-name',
  measure: ({ markup: { links }, source }) =>
    source === 'head'
      ? notMeasured(NO_BODY)
      : judged(links, 'links', 'Give each link a text, or its picture an alt text.'),
});
