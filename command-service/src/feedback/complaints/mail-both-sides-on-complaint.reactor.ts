import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents, type ComplaintEvent } from '@twofold/contracts/feedback/complaints/events';
import { defineReactor, type Reaction } from '../../reactors/reactor.ts';
import type { ComplaintStep } from './complaint-mail-text.ts';
import { COMPLAINT_MAILS, type ComplaintMail } from './complaint-mails.ts';

/** Mails both parties about every step of a complaint (D-127), in jobs, so that mail does not delay other reactions. */
export const mailBothSidesOnComplaint = defineReactor({
  name: 'mail-both-sides-on-complaint',
  on: ['ReviewReported', 'ComplaintAppealed', 'ComplaintUpheld', 'ComplaintDismissed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(complaintEvents, recorded);
    const reached = event && stepIn(event);
    if (!reached) return [];
    const { orderId, reviewerId } = event.data;
    return (['buyer', 'reviewer'] as const).map((side): Reaction => {
      const data: ComplaintMail = { side, reviewerId, step: reached.step };
      return { receiver: COMPLAINT_MAILS, id: orderId, command: { type: 'MailSide', data }, at: new Date(reached.at) };
    });
  },
});

const stepIn = ({ type, data }: ComplaintEvent): { readonly step: ComplaintStep; readonly at: string } | undefined => {
  switch (type) {
    case 'ReviewReported':
      return { step: { kind: 'reported', appealBy: data.appealBy }, at: data.reportedAt };
    case 'ComplaintAppealed':
      return { step: { kind: 'appealed' }, at: data.appealedAt };
    case 'ComplaintUpheld': {
      const { because, earns, replacement, upheldAt } = data;
      return { step: { kind: 'upheld', because, earns, dueAt: replacement.dueAt }, at: upheldAt };
    }
    case 'ComplaintDismissed':
      return { step: { kind: 'dismissed', because: data.because }, at: data.dismissedAt };
    case 'ComplaintTextRemoved':
      return undefined;
  }
};
