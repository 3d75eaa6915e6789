import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import type { Category } from '../../category.ts';
import type { ComplaintCommand } from './commands.ts';
import { complaintDecider, type Complaint } from './decider.ts';

/** Streams `complaint-<orderId>`. */
export const complaintCategory: Category<typeof complaintEvents, Complaint, ComplaintCommand> = {
  name: 'complaint',
  events: complaintEvents,
  decider: complaintDecider,
};
