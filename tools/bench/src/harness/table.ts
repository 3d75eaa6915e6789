import type { Sheet } from './benchmark.ts';
import type { Placing, RaceResult } from './race.ts';
import type { Spread } from './statistics.ts';

/** The result of a race as text: a line for each contestant, with medians and, in brackets, minimum and maximum. */
export const tableOf = ({ title, figure, limit, placings }: RaceResult): string => {
  const figures = [...new Set(placings.flatMap((placing) => Object.keys(placing.figures)))];
  const head = ['', ...figures, `× ${limit}`, 'goal'];
  const lines = placings.map((placing) => [
    placing.name,
    ...figures.map((name) => spreadText(placing.figures[name])),
    placing.name === limit ? '1' : spreadText(placing.ratio),
    goalText(placing, figure),
  ]);
  return `${title}\n${aligned([head, ...lines])}\n`;
};

/** Figures as text: a line for each name. */
export const sheetText = ({ title, lines }: Sheet): string => {
  const figures = [...new Set(Object.values(lines).flatMap((each) => Object.keys(each)))];
  const cells = Object.entries(lines).map(([name, each]) => [
    name,
    ...figures.map((figure) => (each[figure] === undefined ? '–' : numberText(each[figure]))),
  ]);
  return `${title}\n${aligned([['', ...figures], ...cells])}\n`;
};

const goalText = ({ goal }: Placing, figure: string): string => {
  if (goal === undefined) return '';
  // The last word of a figure is its unit.
  const wanted = 'ratio' in goal ? goal.ratio : `${goal.value} ${figure.split(' ').at(-1)}`;
  return `${goal.is === 'at least' ? '≥' : '≤'} ${wanted} ${goal.isMet ? 'met' : 'missed'}`;
};

const spreadText = (spread: Spread | undefined): string => {
  if (spread === undefined) return '–';
  const { median, min, max } = spread;
  return min === max ? numberText(median) : `${numberText(median)} (${numberText(min)}–${numberText(max)})`;
};

/** A number with about three significant digits. */
export const numberText = (value: number): string => {
  const size = Math.abs(value);
  const fractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: fractionDigits, minimumFractionDigits: fractionDigits });
};

/** The width of the widest cell of each column. */
export const widthsOf = (lines: readonly (readonly string[])[]): number[] => {
  const columns = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: columns }, (_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
};

/** The first column is aligned to the left, all others to the right. */
const aligned = (lines: readonly (readonly string[])[]): string => {
  const widths = widthsOf(lines);
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => `  ${line.map(pad).join('   ').trimEnd()}`).join('\n');
};
