import type { Item, NumberedInput } from './numbered-input.ts';

/** An item as JSON on one line: no text in it can end the line. */
export const lineOf = ({ id, kind, page, section, text }: Item): string =>
  JSON.stringify({ id, kind, page, ...(section !== '' && { under: section }), text });

/** The user message: the items between two lines that no page can predict, since `boundary` is a new random word. */
export const renderInput = ({ address, language, items }: NumberedInput, boundary: string): string =>
  [
    `INPUT ${boundary} begins`,
    JSON.stringify({ address, language }),
    ...items.map(lineOf),
    `INPUT ${boundary} ends`,
  ].join('\n');
