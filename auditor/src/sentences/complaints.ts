import { quoted, type SentencesOf } from './wording.ts';

const upheldBecause = {
  moderator: 'by a moderator',
  'no-appeal': 'because the reviewer did not appeal',
  'reviewer-erased': 'since its reviewer was erased',
};

export const complaint: SentencesOf<'complaint'> = {
  ReviewReported: ({ orderId, reviewId, reviewerId, reason, note, appealBy }) =>
    `The buyer of order ${orderId} reported review ${reviewId} by user ${reviewerId} as ${reason}: ${quoted(note)}; an appeal is possible until ${appealBy}`,
  ComplaintAppealed: ({ orderId, reviewId, reviewerId, text }) =>
    `User ${reviewerId} appealed the report of review ${reviewId} in order ${orderId}: ${quoted(text)}`,
  ComplaintUpheld: ({ orderId, reviewId, because, replacement }) =>
    `The report of review ${reviewId} in order ${orderId} was upheld ${upheldBecause[because]}; its seat is open again until ${replacement.dueAt}`,
  ComplaintDismissed: ({ orderId, reviewId, because }) =>
    `The report of review ${reviewId} in order ${orderId} was dismissed ${because === 'moderator' ? 'by a moderator' : 'since its buyer was erased'}`,
  ComplaintTextRemoved: ({ orderId, of }) => `What the ${of} said in the report of order ${orderId} was removed`,
};
