import { stripVTControlCharacters } from 'node:util';

const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

/** Formats rows of texts as aligned columns; the last column has any width. */
export const asColumns = (rows: readonly (readonly string[])[], rightAligned: readonly number[] = []): string => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, text] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(text));
  const cell = (text: string, index: number, row: readonly string[]): string => {
    const padding = ' '.repeat((widths[index] ?? 0) - widthOf(text));
    if (rightAligned.includes(index)) return padding + text;
    return index === row.length - 1 ? text : text + padding;
  };
  return rows.map((row) => `${row.map(cell).join('  ')}\n`).join('');
};
