import { categoryOf } from '../../shape-of.ts';
import { faults, HOLDS, type Invariant } from '../invariant.ts';

/**
 * The fields of an event's data that name its stream. An address is not in the log, so its stream cannot be checked.
 */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  user: ['userId'],
  tokens: ['userId'],
  webhooks: ['userId'],
  credits: ['userId'],
  product: ['productId'],
  review: ['reviewId'],
  assignment: ['productId', 'userId'],
  reviewer: ['userId'],
  order: ['orderId'],
  checkout: ['sessionId'],
  buyer: ['browser'],
  feedback: ['requestId'],
  claims: ['userId'],
  brief: ['requestId'],
  comparison: ['requestId'],
  complaint: ['orderId'],
  reminders: ['userId'],
  mail: ['mailId'],
  notifications: ['userId'],
  mailsettings: ['subject'],
  operations: ['projection', 'reactor'],
  key: ['subject'],
  access: ['userId'],
};

/** Notes nothing. */
export const eventsOnTheirOwnStreams: Invariant = {
  name: 'events-on-their-own-streams',
  claim: 'each event is in the stream of the entity that it names',
  keys: () => [],
  take: ({ stream, type, data }) => {
    const category = categoryOf(stream);
    const fields = NAMED_BY[category];
    if (fields === undefined) return HOLDS;
    const of: Readonly<Record<string, unknown>> = data;
    const present = fields.filter((field) => of[field] !== undefined);
    const named = `${category}-${present.map((field) => String(of[field])).join('_')}`;
    return faults([named !== stream, `has a ${type} that speaks of ${named}`]);
  },
};
