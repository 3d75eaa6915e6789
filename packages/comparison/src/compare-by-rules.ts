import type { Comparison } from '@twofold/contracts/feedback/comparison';
import { comparisonLines } from './lines.ts';
import { topicNames } from './reading/lookup.ts';
import { offTopicIn } from './reading/off-topic.ts';
import { opinionsOf, type ReviewToCompare } from './reading/opinions.ts';

/** Raise it when the same reviews give other lines. Recorded comparisons do not change. */
export const RULES_VERSION = 1;

/** The name of the app, and its description in the report. */
export type ComparedApp = { readonly name: string; readonly about: readonly string[] };

/**
 * Compares reviews of one app (D-65). Only certain conclusions become lines: a sentence that is not fully understood is
 * ignored. The same reviews give the same lines in any order. Takes milliseconds for any texts.
 */
export const compareByRules = (reviews: readonly ReviewToCompare[], app: ComparedApp): Comparison => {
  const appName = nameOf(app);
  const about = ` ${app.about.join(' ').toLowerCase()} `;
  const names = topicNames((name) => new RegExp(String.raw`\b${name}\b`, 'u').test(about), appName);
  const offTopic = offTopicIn(reviews, app);
  const onTopic = reviews.filter(({ reviewId }) => !offTopic.has(reviewId));
  return {
    comparedBy: { by: 'rules', version: RULES_VERSION },
    reviewIds: reviews.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b),
    lines: comparisonLines(onTopic.flatMap((review) => opinionsOf(review, names, appName))),
    offTopic: [...offTopic].toSorted((a, b) => a - b),
  };
};

/** “Benchbook” from the title “Benchbook: tickets for bike workshops”. */
const nameOf = ({ name }: ComparedApp): string =>
  (name.split(/\s[–—|-]\s|[:|]/u)[0] ?? '').trim().toLowerCase().replaceAll(/\s+/gu, ' ');
