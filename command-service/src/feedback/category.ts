import { feedbackEvents } from '@twofold/contracts/feedback/events';
import type { Category } from '../category.ts';
import type { FeedbackCommand } from './commands.ts';
import { feedbackDecider, type Feedback } from './decider.ts';

/** Streams `feedback-<requestId>`. */
export const feedbackCategory: Category<typeof feedbackEvents, Feedback, FeedbackCommand> = {
  name: 'feedback',
  events: feedbackEvents,
  decider: feedbackDecider,
};
