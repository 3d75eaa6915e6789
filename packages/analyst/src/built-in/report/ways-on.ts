import type { Context } from '../findings/context.ts';
import { mainCalls, READ_ONLY } from '../findings/next-step.ts';
import type { Topic } from '../lexicon/topic.ts';

/** What links are about that lead to buying, booking or joining. */
const LEADING: readonly Topic[] = [
  'quote-request',
  'join',
  'enroll',
  'reserve-table',
  'book-stay',
  'appointment',
  'cart',
  'sign-up',
];
const CALLED =
  /^(?:join|renew|get an? (?:free )?quote|sign up|(?:order|book)(?:$|\s(?:now|online|here|an?|your|tickets?)))\b/iu;
const LONGEST = 40;

/** How a visitor goes on from the first page: the first button, or else a link that leads to an order. */
export const wayOn = (context: Context): string | undefined => {
  if (context.isSure && READ_ONLY.has(context.judgment.kind.id)) return undefined;
  const call = mainCalls(context)[0];
  if (call !== undefined) return call;
  const leading = new Set(LEADING.flatMap((topic) => context.site.topic(topic)).map(({ passage }) => passage));
  return context.site.said.find(
    (passage) =>
      passage.page === 0 &&
      (passage.place === 'link' || passage.place === 'frame' || passage.place === 'button') &&
      passage.text.length <= LONGEST &&
      (CALLED.test(passage.text.trim()) || leading.has(passage)),
  )?.text;
};
