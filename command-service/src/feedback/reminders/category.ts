import { reminderEvents } from '@twofold/contracts/feedback/reminder-events';
import type { Category } from '../../category.ts';
import { remindersDecider, type ReminderCommand, type Reminders } from './decider.ts';

/** Streams `reminders-<userId>`. */
export const remindersCategory: Category<typeof reminderEvents, Reminders, ReminderCommand> = {
  name: 'reminders',
  events: reminderEvents,
  decider: remindersDecider,
};
