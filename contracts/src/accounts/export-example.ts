import { exampleSummary } from '../analysis/examples.ts';
import { exampleOwnComplaint } from '../feedback/complaints/examples.ts';
import { exampleFactor, exampleToken, exampleUser } from './examples.ts';

const hash = (digit: string): string => digit.repeat(64);
const ID = '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10';
const at = '2030-05-04T09:30:00.000Z';

/** The events that lead to the balance, as signed by the witness. */
const exampleLedger = {
  checkpoint: {
    format: 'twofold-witness-1',
    storeId: ID,
    number: 1,
    position: 1_204,
    chain: hash('a'),
    root: hash('b'),
    previous: hash('0'),
    signedAt: at,
    peaks: [hash('b')],
    signature: { publicKey: 'MCowBQYDK2VwAyEA', value: 'q5tYk0aPzqkI4Yl3' },
  },
  events: [
    {
      position: 17,
      recordedAt: at,
      stream: 'credits-7',
      revision: 0,
      type: 'CreditGranted',
      id: ID,
      data: '{"userId":7,"amount":1}',
      metadata: '{"actor":"user-7"}',
      path: [hash('c')],
    },
  ],
};

/** Example of a personal export. */
export const exampleExport = {
  exportedAt: at,
  account: exampleUser,
  secondFactors: [exampleFactor],
  termsAgreedAt: at,
  sessions: [{ startedAt: at, expiresAt: '2030-06-03T09:30:00.000Z', device: 'Firefox on Linux' }],
  accessTokens: [exampleToken],
  apps: [
    {
      id: exampleSummary.id,
      url: exampleSummary.url,
      title: exampleSummary.title,
      createdAt: exampleSummary.createdAt,
    },
  ],
  reviews: [],
  credits: [],
  orders: [],
  feedbackRequests: [],
  claims: [],
  ledger: exampleLedger,
  reportedReviews: [],
  reportsOfReviews: [exampleOwnComplaint],
  mailSettings: [{ kind: 'fitting-seats', isOn: true }],
};
