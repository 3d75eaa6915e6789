import type { Claim } from './read-report.ts';

/** The number shown large beside a trend. `percent` is set if it is a single percentage. */
export type Figure = { readonly text: string; readonly percent: number | undefined };

/**
 * A number with its currency, range and unit: "$4.5 billion", "20–30%", "2×". Does not match digits inside a word or a
 * pair: "B2B", "GPT-4", "24/7", "5-year".
 */
const NUMBER =
  /(?<![\w.,/-])[$€£¥]?\d+(?:[.,]\d+)*(?:\s?[-–]\s?[$€£¥]?\d+(?:[.,]\d+)*)?(?:\s?(?:%|×|(?:million|billion|trillion)\b)|(?:x|k|m|bn|b)\b)?(?!\w|[.,/]\d|-\w)/gi;
const PERCENT = /^(\d+(?:\.\d+)?)\s?%$/;
const YEAR = /^(?:19|20)\d\d$/;

/** The number in a trend's text. A year is used only if there is no other number. */
export const figureOf = (text: string): Figure | undefined => {
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  const chosen = numbers.find((number) => !YEAR.test(number)) ?? numbers[0];
  if (chosen === undefined) return undefined;
  const [, percent] = PERCENT.exec(chosen) ?? [];
  return { text: chosen, percent: percent === undefined ? undefined : Number(percent) };
};

/** The scale of the bars. Percentages are drawn as bars only if there are at least two to compare. */
export const percentScaleOf = (trends: readonly Claim[]): number | undefined => {
  const percents = trends.map(({ text }) => figureOf(text)?.percent).filter((percent) => percent !== undefined);
  return percents.length < 2 ? undefined : Math.max(100, ...percents);
};
