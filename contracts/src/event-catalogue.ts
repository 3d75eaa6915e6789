import { accessTokenEvents } from './accounts/access-tokens/events.ts';
import { accountEvents, emailEvents } from './accounts/events.ts';
import { analysisEvents } from './analysis/events.ts';
import { accessEvents } from './audit/events.ts';
import { creditEvents } from './credits/events.ts';
import { briefEvents } from './feedback/brief-events.ts';
import { complaintEvents } from './feedback/complaints/events.ts';
import { reminderEvents } from './feedback/reminder-events.ts';
import { claimEvents, comparisonEvents, feedbackEvents } from './feedback/events.ts';
import { mailEvents } from './mail/events.ts';
import { mailSettingEvents, notificationEvents } from './notifications/events.ts';
import { operationEvents } from './operations/events.ts';
import { keyEvents } from './operations/key-events.ts';
import { buyerEvents, checkoutEvents, orderEvents, securityEvents } from './orders/events.ts';
import { assignmentEvents, reviewerEvents, reviewEvents } from './reviews/events.ts';
import { webhookEvents } from './webhooks/events.ts';
import type { EventShapes } from './versioned.ts';

/** Every event, by the category of its stream. The keyring takes the personal fields from here, the auditor the shapes. */
export const eventCatalogue = {
  user: accountEvents,
  email: emailEvents,
  tokens: accessTokenEvents,
  credits: creditEvents,
  product: analysisEvents,
  review: reviewEvents,
  assignment: assignmentEvents,
  reviewer: reviewerEvents,
  order: orderEvents,
  checkout: checkoutEvents,
  buyer: buyerEvents,
  feedback: feedbackEvents,
  claims: claimEvents,
  brief: briefEvents,
  comparison: comparisonEvents,
  complaint: complaintEvents,
  reminders: reminderEvents,
  mail: mailEvents,
  notifications: notificationEvents,
  mailsettings: mailSettingEvents,
  webhooks: webhookEvents,
  security: securityEvents,
  operations: operationEvents,
  key: keyEvents,
  access: accessEvents,
} as const satisfies Readonly<Record<string, EventShapes>>;
