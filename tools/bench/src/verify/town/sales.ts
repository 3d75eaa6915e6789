import { PLANS } from '@twofold/contracts/orders/plans';
import { askForReviews } from './feedback.ts';
import { aHash, happens, hoursAfter, step, track, type Lifecycle, type Step, type Track } from './step.ts';
import { engage, release, type App, type Person, type Town } from './town.ts';

type Order = {
  readonly on: Track;
  readonly app: App;
  readonly buyer: Person | undefined;
  readonly browser: string;
  readonly purchase: ReturnType<typeof purchaseOf>;
};

const purchaseOf = (town: Town, { productId }: App) => {
  const tier = town.random.one(['QUICK', 'STANDARD'] as const);
  const { priceCents: amountCents } = PLANS[tier];
  const orderId = town.nextId('order');
  return { orderId, productId, tier, amountCents, currency: 'usd', livemode: true } as const;
};

/** An order by a guest or a user. One in three expires; the others are paid, and delivered or partly refunded. */
export function* buy(town: Town): Lifecycle {
  const { random, apps } = town;
  if (apps.length === 0) return;
  const app = random.one(apps);
  const buyer = happens(random, 50) ? engage(town) : undefined;
  const purchase = purchaseOf(town, app);
  const order = { on: track('order', purchase.orderId), app, buyer, browser: aHash(random), purchase };
  const sessionId = yield* checkOut(order);
  if (happens(random, 33)) {
    const { orderId } = purchase;
    yield step('order', 'CheckoutExpired')(order.on, 'system', (at) => ({ orderId, expiredAt: at }));
  } else yield* deliver(town, order, sessionId);
  if (buyer !== undefined) release(town, buyer);
}

function* checkOut({ on, buyer, browser, purchase }: Order): Generator<Step, string> {
  const { orderId } = purchase;
  const actor = buyer?.actor ?? 'visitor';
  const sessionId = `cs_live_${String(orderId).padStart(8, '0')}`;
  if (buyer === undefined)
    yield step('buyer', 'GuestOrderStarted')(track('buyer', browser), actor, (at) => ({
      browser,
      orderId,
      startedAt: at,
    }));
  yield step('order', 'CheckoutStarted')(on, actor, (at) => ({
    ...purchase,
    provider: 'stripe',
    ...(buyer && { requestedBy: buyer.userId }),
    submittedBy: browser,
    startedAt: at,
    expiresAt: hoursAfter(at, 24),
  }));
  yield step('checkout', 'CheckoutSessionAssigned')(track('checkout', sessionId), actor, (at) => ({
    sessionId,
    orderId,
    assignedAt: at,
  }));
  yield step('order', 'CheckoutSessionOpened')(on, actor, (at) => ({
    orderId,
    sessionId,
    expiresAt: hoursAfter(at, 24),
    openedAt: at,
  }));
  return sessionId;
}

function* deliver(town: Town, { on, app, buyer, purchase }: Order, sessionId: string): Generator<Step, void> {
  const { random } = town;
  const { orderId, tier, amountCents } = purchase;
  const paymentId = `pi_${orderId}`;
  const linkHash = aHash(random);
  const { reviewers: seats, deliveryHours: hours } = PLANS[tier];
  yield step('order', 'PaymentConfirmed')(on, 'system', (at) => ({
    ...purchase,
    sessionId,
    paymentId,
    ...(buyer === undefined ? { email: `guest-${orderId}@example.com` } : { requestedBy: buyer.userId }),
    linkHash,
    confirmedAt: at,
    dueAt: hoursAfter(at, hours),
  }));
  yield* mail(town, 'order-confirmed');
  const filled = yield* askForReviews(town, { app, origin: { source: 'paid-order', orderId }, seats, hours });
  const missing = filled.filter((reviewId) => reviewId === undefined).length;
  if (missing === 0) return yield* mail(town, 'report-ready');
  const refund = { orderId, refundId: random.uuid(), amountCents: Math.ceil((amountCents * missing) / seats), missing };
  yield step('order', 'RefundRequested')(on, 'system', (at) => ({
    ...refund,
    paymentId,
    reason: 'promise-missed',
    requestedAt: at,
  }));
  yield step('order', 'PaymentRefunded')(on, 'system', (at) => ({
    ...refund,
    providerRefundId: `re_${orderId}`,
    refundedAt: at,
  }));
  yield* mail(town, 'order-refunded');
}

function* mail({ random }: Town, kind: string): Generator<Step, void> {
  const mailId = random.uuid();
  yield step('mail', 'MailSent')(track('mail', mailId), 'system', (at) => ({ mailId, kind, sentAt: at }));
}

/** A user with an app and at least two credits requests reviews of it. Each credit is spent or returned. */
export function* spendCredits(town: Town): Lifecycle {
  const { random } = town;
  const owner = engage(town, ({ app, credits }) => app !== undefined && credits >= 2);
  if (owner?.app === undefined) return;
  const { userId, actor, ledger, app, credits } = owner;
  const seats = Math.min(3, credits - 1);
  const reserved = { userId, reservationId: random.uuid(), productId: app.productId };
  yield step('credits', 'CreditsReserved')(ledger, actor, (at) => ({ ...reserved, amount: seats, reservedAt: at }));
  owner.credits -= seats;
  const { reservationId } = reserved;
  const origin = { source: 'credit-request', reservationId, userId } as const;
  const filled = yield* askForReviews(town, { app, origin, seats, hours: 96 });
  for (const [index, reviewId] of filled.entries()) {
    const credit = { ...reserved, seat: index + 1 };
    if (reviewId === undefined) {
      yield step('credits', 'CreditReturned')(ledger, 'system', (at) => ({ ...credit, returnedAt: at }));
      owner.credits += 1;
    } else yield step('credits', 'CreditSpent')(ledger, 'system', (at) => ({ ...credit, reviewId, spentAt: at }));
  }
  release(town, owner);
}
