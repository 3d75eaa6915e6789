import type { EventItem, EventPage, EventView, StateView, StreamView, TraceView } from '@twofold/contracts/audit/api';

/** The request that causes all events of this story. */
const CORRELATION = '91b7c0de-5a4b-4f0a-9f3e-2b1f6f1c00e2';

const idOf = (number: number): string => `7d0c1d9e-5a4b-4f0a-9f3e-${String(number).padStart(12, '0')}`;

type Told = Pick<EventItem, 'type' | 'stream' | 'revision' | 'actor' | 'sentence'> & { readonly at: string };

/** The events about one credit, from the payment to the award. */
const told: readonly Told[] = [
  {
    type: 'CheckoutStarted',
    stream: 'order-1057',
    revision: 0,
    actor: 'user-31',
    at: '08:54:02.818',
    sentence: 'User 31 started a checkout of QUICK for app 17',
  },
  {
    type: 'PaymentConfirmed',
    stream: 'order-1057',
    revision: 2,
    actor: 'system',
    at: '08:55:41.301',
    sentence: '$5.00 was paid for order 1057',
  },
  {
    type: 'FeedbackRequested',
    stream: 'feedback-6f2c41aa-0000-5000-8000-00000000a1d0',
    revision: 0,
    actor: 'system',
    at: '08:55:41.377',
    sentence: '1 seat was opened for order 1057, due in 24 hours',
  },
  {
    type: 'SeatClaimed',
    stream: 'feedback-6f2c41aa-0000-5000-8000-00000000a1d0',
    revision: 1,
    actor: 'user-27',
    at: '09:30:12.004',
    sentence: 'User 27 took seat 1 of the request until 17:30',
  },
  {
    type: 'ReviewSubmitted',
    stream: 'review-318',
    revision: 0,
    actor: 'user-27',
    at: '13:41:55.640',
    sentence: 'User 27 rated app 17 with 4 of 5 stars',
  },
  {
    type: 'ReviewCompleted',
    stream: 'review-318',
    revision: 1,
    actor: 'user-27',
    at: '14:02:07.102',
    sentence: 'User 27 completed review 318 of app 17',
  },
  {
    type: 'CreditEarned',
    stream: 'credits-27',
    revision: 4,
    actor: 'system',
    at: '14:02:07.118',
    sentence: 'User 27 earned 1 credit for review 318',
  },
];

const FIRST_POSITION = 48_205;

/** The events of the story, oldest first; each is caused by the one before it. */
export const story: readonly EventItem[] = told.map(({ at, ...event }, index) => ({
  ...event,
  id: idOf(index),
  position: String(FIRST_POSITION + index).padStart(20, '0'),
  by: event.actor === 'system' ? 'machine' : 'person',
  recordedAt: `2025-01-08T${at}Z`,
  occurredAt: `2025-01-08T${at}Z`,
  correlationId: CORRELATION,
  causationId: idOf(index === 0 ? 99 : index - 1),
}));

const last = story.at(-1)!;

export const logPage = (page: Partial<EventPage> = {}): EventPage => ({
  events: story.toReversed(),
  looked: 48_211,
  lookedTo: { position: '1', recordedAt: '2025-01-01T00:00:00.000Z' },
  ...page,
});

export const creditEarned: EventView = {
  ...last,
  commandId: idOf(50),
  schemaVersion: 1,
  isReadable: true,
  data: { userId: 27, amount: 1, reason: 'review-318', text: { erased: true } },
  stored: {
    data: { userId: 27, amount: 1, reason: 'review-318', text: { sealed: 'AQ8x…' } },
    metadata: { actor: 'system' },
  },
  chain: { leaf: `0b5e${'3f'.repeat(30)}`, chain: `7d0e${'41'.repeat(30)}` },
  cause: story[5]!,
  effects: [],
  hasMoreEffects: false,
};

const startOf = (event: EventItem): number => Date.parse(event.recordedAt);

export const trace: TraceView = {
  correlationId: CORRELATION,
  streams: 4,
  events: story.map((event, depth) => {
    const cause = story[depth - 1];
    return {
      ...event,
      depth,
      ...(cause && { causedBy: cause.id }),
      sinceCauseMs: startOf(event) - startOf(cause ?? event),
      sinceStartMs: startOf(event) - startOf(story[0]!),
    };
  }),
};

/** The ledger events of user 27: type, actor, and the balance afterwards. */
const ledger = [
  ['WelcomeCreditGranted', 'system', 1],
  ['CreditEarned', 'system', 2],
  ['CreditEarned', 'system', 3],
  ['CreditReserved', 'user-27', 2],
  ['CreditEarned', 'system', 3],
] as const;

const ledgerEvents: StreamView['events'] = ledger.map(([type, actor, balance], revision) => ({
  ...last,
  id: idOf(200 + revision),
  stream: 'credits-27',
  type,
  actor,
  by: actor === 'system' ? 'machine' : 'person',
  revision,
  position: String(100 + revision),
  recordedAt: `2025-01-0${revision + 4}T10:00:00.000Z`,
  sentence: `User 27 has ${balance} credits now`,
  changedFields: revision === 0 ? 3 : 1 + (revision % 2),
}));

const rowsAt = (revision: number): StateView['rows'] => {
  const [, , balance] = ledger[revision]!;
  const event = ledgerEvents[revision]!;
  const setBy = { id: event.id, revision, type: event.type, by: event.by };
  const before = ledger[revision - 1]?.[2];
  return [
    {
      table: 'credit_accounts',
      key: 27,
      isGone: false,
      fields: [
        { name: 'balance', value: balance, ...(before !== undefined && { before }), isChanged: true, setBy },
        {
          name: 'user_id',
          value: 27,
          before: 27,
          isChanged: false,
          setBy: { ...setBy, revision: 0, type: 'WelcomeCreditGranted' },
        },
      ],
    },
  ];
};

export const creditsStream: StreamView = {
  stream: 'credits-27',
  length: ledger.length,
  events: ledgerEvents,
  rows: rowsAt(ledger.length - 1),
};

/** The ledger after a revision. */
export const creditsAt = (revision: number): StateView => ({
  stream: 'credits-27',
  revision,
  last: ledger.length - 1,
  event: { ...ledgerEvents[revision]!, data: { userId: 27, balance: ledger[revision]![2] } },
  rows: rowsAt(revision),
});
