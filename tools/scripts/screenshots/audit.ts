import { eventually } from '@twofold/testing/eventually';
import { callAs, join, makeAuditor, type Person } from '../../e2e/src/testing/auditor.ts';
import { sampleSiteOf } from '../../e2e/src/testing/calls.ts';

/** A screen of the audit console in `docs/auditing.md`, cut off at this height. */
type AuditScene = {
  readonly name: string;
  readonly path: string;
  readonly sees: string;
  readonly height: number;
};

const REVIEW = `I looked for the yearly price in the header, the footer and the FAQ, and found it after I had signed up. Put it beside
the monthly one, where I was already looking.`;

/** The story of the guide: Marisol took a paid seat, reviewed an app and earned a credit. Returns its two users. */
export const createDispute = async (
  origin: string,
  dataDir: string,
): Promise<{ auditor: Person; reviewer: Person }> => {
  const auditor = await join(origin, 'auditor@example.com');
  const owner = await join(origin, 'hannah@example.com');
  const reviewer = await join(origin, 'marisol@example.com');
  const url = await sampleSiteOf(origin, 'Benchbook');
  const { productId } = await callAs<{ productId: number }>(owner, 'POST', `${origin}/api/analyze/url`, { url });
  const { sessionId } = await callAs<{ sessionId: string }>(owner, 'POST', `${origin}/api/checkout`, {
    productId,
    tier: 'QUICK',
  });
  await callAs(owner, 'GET', `${origin}/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`);
  await eventually(async () => {
    const [open] = await callAs<{ requestId: string }[]>(reviewer, 'GET', `${origin}/api/feedback-requests`);
    if (open === undefined) throw new Error('No seat is open');
    await callAs(reviewer, 'POST', `${origin}/api/feedback-requests/${open.requestId}/claims`, {});
  });
  const reviews = `${origin}/api/reviews`;
  const review = { productId, content: REVIEW, rating: 4 };
  const { id } = await callAs<{ id: number }>(reviewer, 'POST', reviews, review);
  await callAs(reviewer, 'PATCH', `${reviews}/${id}`, { status: 'complete' });
  await makeAuditor(origin, dataDir, auditor);
  return { auditor, reviewer };
};

/** The screens from the complaint to the proof. */
export const auditScenes = async (origin: string, { auditor, reviewer }: { auditor: Person; reviewer: Person }) => {
  const ledger = `credits-${reviewer.id}`;
  const { events } = await callAs<{ events: { id: string; type: string; correlationId: string }[] }>(
    auditor,
    'GET',
    `${origin}/api/audit/streams/${ledger}`,
  );
  const earned = events.find(({ type }) => type === 'CreditEarned');
  if (earned === undefined) throw new Error(`${ledger} has no CreditEarned`);
  const scenes: readonly AuditScene[] = [
    { name: 'audit-log', path: '/admin/log', sees: 'CreditEarned', height: 900 },
    { name: 'audit-stream', path: `/admin/streams/${ledger}`, sees: 'CreditEarned', height: 560 },
    { name: 'audit-event', path: `/admin/events/${earned.id}`, sees: 'CreditEarned', height: 900 },
    {
      name: 'audit-trace',
      path: `/admin/traces/${earned.correlationId}?event=${earned.id}`,
      sees: 'ReviewCompleted',
      height: 760,
    },
    {
      name: 'audit-time-machine',
      path: `/admin/time-machine/${ledger}?revision=1`,
      sees: 'Event at revision 1',
      height: 760,
    },
    { name: 'audit-integrity', path: '/admin/integrity', sees: 'Last verification', height: 900 },
  ];
  return scenes;
};
