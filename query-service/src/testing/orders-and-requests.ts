import type { Comparison } from '@twofold/contracts/feedback/comparison';
import type { ComplaintRow } from '@twofold/contracts/feedback/read-model';
import type { Client } from 'pg';

const AT = '2030-01-01T12:00:00.000Z';
export const DUE = '2030-01-03T12:00:00.000Z';

/** A seat; a claimed or filled one belongs to user 3 by default. */
export type ASeat = {
  readonly state: 'open' | 'claimed' | 'filled' | 'missing';
  readonly userId?: number;
  readonly dueAt?: string;
  readonly reviewId?: number;
};

/** Writes the rows of orders, and of requests with their seats, as the projector does. */
export const ordersAndRequests = (client: Client) => ({
  addOrder: (
    id: number,
    order: {
      productId?: number;
      tier?: 'QUICK' | 'STANDARD';
      provider?: 'stripe' | 'simulated';
      status?: 'unpaid' | 'expired' | 'paid';
      userId?: number;
      browser?: string;
      linkHash?: string;
      refunds?: string;
    } = {},
  ) => {
    const { productId = 11, tier = 'STANDARD', provider = 'stripe', status = 'paid', refunds = '[]' } = order;
    const { userId = null, browser = 'unknown', linkHash = null } = order;
    const amountCents = tier === 'QUICK' ? 500 : 1_000;
    const [paidAt, dueAt] = status === 'paid' ? [AT, DUE] : [null, null];
    return client.query(
      `insert into read_models.orders_v1
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        id,
        productId,
        tier,
        amountCents,
        provider,
        `cs_${id}`,
        status,
        userId,
        browser,
        linkHash,
        AT,
        paidAt,
        dueAt,
        refunds,
      ],
    );
  },
  addBrief: (
    id: string,
    brief: { readonly task?: string; readonly questions?: string[]; readonly access?: string },
  ) => {
    const { task = null, questions = [], access = null } = brief;
    const values = [id, task, JSON.stringify(questions), access, AT];
    return client.query('insert into read_models.briefs_v1 values ($1, $2, $3, $4, $5)', values);
  },
  addRequest: async (
    id: string,
    request: {
      productId?: number;
      orderId?: number;
      userId?: number;
      status?: 'open' | 'delivered' | 'closed';
      endedAt?: string;
      replaces?: number;
      requestedAt?: string;
      dueAt?: string;
      seats?: readonly ASeat[];
    } = {},
  ) => {
    const { productId = 11, orderId = null, userId = null, status = 'open', requestedAt = AT, dueAt = DUE } = request;
    const { seats = [{ state: 'open' }], endedAt = null, replaces = null } = request;
    const source = orderId === null ? 'credit-request' : 'paid-order';
    await client.query(
      `insert into read_models.feedback_requests_v1 values ($1, $2, $3, $4, $5, $6, 48, $7, $8, $9, $10, $11)`,
      [id, productId, source, orderId, userId, seats.length, status, requestedAt, dueAt, endedAt, replaces],
    );
    for (const [index, { state, userId: holder = 3, dueAt: until = DUE, reviewId = null }] of seats.entries()) {
      const isTaken = state === 'claimed' || state === 'filled';
      await client.query(`insert into read_models.feedback_seats_v1 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
        `${id}/${index + 1}`,
        id,
        index + 1,
        productId,
        state,
        isTaken ? holder : null,
        isTaken ? AT : null,
        state === 'claimed' ? until : null,
        reviewId,
        state === 'filled' ? AT : null,
      ]);
    }
  },
  /** A buyer's report of review 21 in the first seat; pending an appeal by default. */
  addComplaint: async (orderId: number, complaint: Partial<ComplaintRow> = {}) => {
    const row: ComplaintRow = {
      order_id: orderId,
      request_id: requestId(1),
      product_id: 11,
      review_id: 21,
      reviewer_id: 6,
      reported_by: 3,
      seat: 1,
      reason: 'copied',
      note: 'It is our own text.',
      earned: true,
      state: 'reported',
      reported_at: AT,
      appeal_by: '2030-01-08T12:00:00.000Z',
      appeal: null,
      appealed_at: null,
      because: null,
      decided_at: null,
      ...complaint,
    };
    const columns = Object.keys(row);
    await client.query(
      `insert into read_models.complaints_v1 (${columns.join(', ')})
       values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  },
  addComparison: (id: string, orderId: number, comparison: Comparison) =>
    client.query('insert into read_models.comparisons_v1 values ($1, $2, $3, $4)', [
      id,
      orderId,
      JSON.stringify(comparison),
      AT,
    ]),
});

/** The id of a request, distinguished by its last digits. */
export const requestId = (number: number): string => `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`;
