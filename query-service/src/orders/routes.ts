import { createHash } from 'node:crypto';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import { listOrdersQuery, orderQuery, type OrderView } from '@twofold/contracts/orders/api';
import { PLANS } from '@twofold/contracts/orders/plans';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request } from 'express';
import { isId } from '../is-id.ts';
import { readerOf } from '../reader.ts';
import type { RouteDeps } from '../route-deps.ts';
import { orderFor, ordersOf, type FeedbackOfOrders } from './queries.ts';

/** The comparison of the complete reviews of an order; `undefined` while there are fewer than two. */
type CompareFeedback = (order: {
  readonly orderId: number;
  readonly expected: number;
}) => Promise<ComparisonReport | undefined>;

type OrderRoutesDeps = RouteDeps & {
  readonly feedbackOfOrders: FeedbackOfOrders;
  readonly compareFeedback: CompareFeedback;
  readonly now: () => Date;
};

/** The projections that the list of orders reads, those of one order with its reviews, and those of its report. */
const ORDERS = ['orders', 'feedback_requests', 'feedback_seats', 'users', 'products'] as const;
const ORDER = [...ORDERS, 'reviews', 'briefs', 'complaints'] as const;
const REPORT = [...ORDER, 'comparisons'] as const;

/**
 * Orders, for their buyers (D-59): by account, browser, or the link in the mail. A buyer needs no account, so there is
 * no 401, and other users' orders are a 404.
 */
export const orderRoutes = (deps: OrderRoutesDeps): Router => {
  const { sessions, seesOwnWrites, compareFeedback } = deps;
  const requireOrder = async (request: Request): Promise<OrderView> => {
    const { token } = parseInput(orderQuery, request.query);
    const { id } = request.params;
    const linkHash = token === undefined ? undefined : createHash('sha256').update(token).digest('hex');
    const order = isId(id) ? await orderFor(deps, id, { ...readerOf(request), linkHash }) : undefined;
    if (order === undefined) throw new HttpError(404, 'Order not found');
    return order;
  };

  return Router()
    .get('/api/me/orders', sessions, seesOwnWrites(...ORDERS), async (request, response) => {
      response.json(await ordersOf(deps, readerOf(request), parseInput(listOrdersQuery, request.query)));
    })
    .get('/api/orders/:id', sessions, seesOwnWrites(...ORDER), async (request, response) => {
      response.json(await requireOrder(request));
    })
    .get('/api/orders/:id/report', sessions, seesOwnWrites(...REPORT), async (request, response) => {
      const { id: orderId, tier } = await requireOrder(request);
      if (tier !== 'STANDARD')
        throw new HttpError(404, `A comparison report comes with the ${PLANS.STANDARD.name} only`);
      const report = await compareFeedback({ orderId, expected: PLANS[tier].reviewers });
      if (report === undefined) throw new HttpError(404, 'The comparison report needs two complete reviews');
      response.json(report);
    });
};
