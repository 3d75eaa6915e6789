import type { Item, NumberedInput } from './numbered-input.ts';

/** One item on one line, as JSON: no text in it can end the line. */
export const lineOf = ({ id, kind, page, section, text }: Item): string =>
  JSON.stringify({ id, kind, page, ...(section !== '' && { under: section }), text });

/** What a model is given, between two lines that no page can know: `boundary` is a fresh random word. */
export const renderInput = ({ address, language, items }: NumberedInput, boundary: string): string =>
  [
    `INPUT ${boundary} begins`,
    JSON.stringify({ address, language }),
    ...items.map(lineOf),
    `INPUT ${boundary} ends`,
  ].join('\n');
