import { notificationEvents } from '@twofold/contracts/notifications/events';
import type { Category } from '../category.ts';
import { marksDecider, type MarkCommand, type Marks } from './decider.ts';

/** Streams `notifications-<userId>`. */
export const notificationsCategory: Category<typeof notificationEvents, Marks, MarkCommand> = {
  name: 'notifications',
  events: notificationEvents,
  decider: marksDecider,
};
