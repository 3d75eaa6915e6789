import type { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { shapeOf, type EventToRead } from '../shape-of.ts';
import * as apps from './apps.ts';
import * as auditors from './auditors.ts';
import { complaint } from './complaints.ts';
import * as notifications from './notifications.ts';
import * as operators from './operators.ts';
import * as people from './people.ts';
import * as sales from './sales.ts';
import type { SentencesOf } from './wording.ts';

/** The sentence of every event in the catalogue; the compiler checks that none is missing. */
export const SENTENCES: { readonly [Category in keyof typeof eventCatalogue]: SentencesOf<Category> } = {
  user: people.user,
  email: people.email,
  tokens: people.tokens,
  credits: people.credits,
  product: apps.product,
  review: apps.review,
  assignment: apps.assignment,
  reviewer: apps.reviewer,
  order: sales.order,
  checkout: sales.checkout,
  buyer: sales.buyer,
  feedback: sales.feedback,
  claims: sales.claims,
  brief: sales.brief,
  comparison: sales.comparison,
  complaint,
  reminders: notifications.reminders,
  mail: people.mail,
  notifications: notifications.notifications,
  mailsettings: notifications.mailsettings,
  webhooks: people.webhooks,
  security: sales.security,
  operations: operators.operations,
  key: operators.key,
  access: auditors.access,
};

const byType = new Map<string, (data: unknown) => string>(
  // The compiler cannot see that a sentence only receives data of its type; here they meet.
  Object.entries(SENTENCES).flatMap(([category, sentences]) =>
    Object.entries(sentences).map(([type, say]) => [`${category} ${type}`, say as (data: unknown) => string] as const),
  ),
);

/** An event as one sentence made of its data. For an unreadable event the sentence states that. */
export const sentenceOf = (event: EventToRead & { readonly data: unknown }): string => {
  const found = shapeOf(event);
  if (found.shape === undefined) {
    const isVersion = found.because === 'unknown-version';
    return `${event.type} ${isVersion ? found.problem : `is none of the events that are known for ${found.category}`}`;
  }
  const read = found.shape.safeParse(event.data);
  const say = byType.get(`${found.category} ${event.type}`);
  if (!read.success || say === undefined) return `${event.type} does not read as one`;
  return say(read.data);
};
