import { accountEvents, emailEvents } from './accounts/events.ts';
import { analysisEvents } from './analysis/events.ts';
import { creditEvents } from './credits/events.ts';
import type { EventShapes } from './event-of.ts';
import { assignmentEvents, reviewEvents } from './reviews/events.ts';

/** Every event there is, by the category of its stream. The keyring finds the personal fields here, an auditor the shapes. */
export const eventCatalogue = {
  user: accountEvents,
  email: emailEvents,
  credits: creditEvents,
  product: analysisEvents,
  review: reviewEvents,
  assignment: assignmentEvents,
} as const satisfies Readonly<Record<string, EventShapes>>;
