import { REQUEST } from './a-healthy-story.ts';
import { complained, REPLACEMENT, withheld } from './a-complaint.ts';
import type { StoryEvent } from './a-story.ts';
import { editing, plus as healthyPlus } from './edited-story.ts';

/** A story without a fault in which a review was reported. */
export const complainedStory: readonly StoryEvent[] = healthyPlus(...complained(REQUEST));

const { changed, plus, twice, without } = editing(complainedStory);

const complaint = 'complaints-decided-once: complaint-9';
const unusable = { reason: 'review-unusable' };

/** Stories in which a report of a review, or what follows from it, is wrong. */
export const plantedComplaints: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [`${complaint} reports a second review of its order`, twice('ReviewReported')],
  [`${complaint} reports review 32, which user 18 filled no seat with`, changed('ReviewReported', { reviewerId: 18 })],
  [`${complaint} appeals about review 32, which is not waiting for an appeal`, twice('ComplaintAppealed')],
  [`${complaint} decides about review 32, which is not to be decided`, twice('ComplaintUpheld')],
  [`${complaint} is decided before the reviewer has appealed`, without('ComplaintAppealed')],
  [
    `${complaint} is upheld for silence although there is an appeal`,
    changed('ComplaintUpheld', { because: 'no-appeal' }),
  ],
  [
    `complaints-decided-once: feedback-${REPLACEMENT} replaces review 32, about which no complaint was upheld`,
    without('ComplaintUpheld'),
  ],
  [
    `complaints-decided-once: feedback-${REPLACEMENT} replaces a review of order 9 a second time`,
    twice('FeedbackRequested', {}, { requestId: REPLACEMENT }),
  ],
  [
    `complaints-decided-once: feedback-${REPLACEMENT} replaces review 32 by 2 seats`,
    changed('FeedbackRequested', { seats: 2 }, { requestId: REPLACEMENT }),
  ],
  [
    `complaints-decided-once: feedback-${REQUEST} replaces review 31, about which no complaint was upheld`,
    changed(
      'FeedbackRequested',
      { origin: { source: 'paid-order', orderId: 9, replaces: 31 } },
      { requestId: REQUEST },
    ),
  ],
  [
    'complaints-decided-once: credits-19 revokes a credit for review 32, about which no complaint was upheld',
    without('ComplaintUpheld'),
  ],
  ['complaints-decided-once: credits-19 revokes the credit for review 32 a second time', twice('CreditRevoked')],
  ['withheld-as-owed: credits-19 withholds 1 of an award, while 0 are owed', plus(withheld)],
  [
    'refunds-within-payments: order-9 is to be refunded a second time',
    twice('RefundRequested', { amountCents: 1 }, unusable),
  ],
  [
    'refunds-within-payments: order-9 is to be refunded 1001 cents of 1000',
    changed('RefundRequested', { amountCents: 667 }, unusable),
  ],
];
