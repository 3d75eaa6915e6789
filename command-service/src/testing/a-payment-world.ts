import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { streamOf } from '../category.ts';
import { createCommandHandler, type CommandContext } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { feedbackCategory } from '../feedback/category.ts';
import { createOpenRequest } from '../feedback/open-request.ts';
import { openRequestOnPaymentConfirmed } from '../feedback/open-request-on-payment-confirmed.reactor.ts';
import { openingReceiver } from '../feedback/opening.ts';
import { requestOfOrder } from '../feedback/request-id.ts';
import { orderCategory } from '../orders/category.ts';
import { createFollowPayments } from '../orders/follow-payments.ts';
import { createHandleWebhook } from '../orders/handle-webhook.ts';
import { createOpenCheckout } from '../orders/open-checkout.ts';
import { createOrderLinks } from '../orders/order-links.ts';
import { payBackOnRefundRequested, refundReceiver } from '../orders/pay-back-on-refund-requested.reactor.ts';
import { requestRefundOnFeedbackClosed } from '../orders/request-refund-on-feedback-closed.reactor.ts';
import { createSettle, type Settle } from '../orders/settle.ts';
import { settlementOf, settlementReceiver } from '../orders/settlement-receiver.ts';
import type { WebhookEvents } from '../orders/webhook-events.ts';
import type { Reactor } from '../reactors/reactor.ts';
import { categoryReceiver, createSendCommand, toCommand, type CommandToSend } from '../reactors/send-command.ts';
import { aPaymentProvider, type Effect } from './a-payment-provider.ts';

/** How a process fails at its nth effect: it dies before it, or the answer is lost once. */
export type Fate = { readonly effects: number; readonly ends: 'dies' | 'loses an answer' };
const LIVES: Fate = { effects: Infinity, ends: 'dies' };

/** Deliberate faults that a test must detect. */
export type Mutant = {
  readonly settle?: (settle: Settle, store: EventStore) => Settle;
  readonly handleWebhook?: typeof createHandleWebhook;
  /** When a checkout was started, as sent to the provider. */
  readonly startedAt?: () => string;
  readonly refundId?: () => string;
  /** Treats every session as paid. */
  readonly isGullible?: true;
};

const log = createLog({ service: 'test', level: 'silent' });
const keyring = { secret: (name: string) => Promise.resolve(Buffer.from(name)) };
const productId = 7;
const orderId = 9;
const browser = 'b'.repeat(64);
const device = 'd'.repeat(64);
const startedAt = new Date('2026-01-05T10:00:00.000Z');
const REACTORS: readonly Reactor[] = [
  openRequestOnPaymentConfirmed,
  requestRefundOnFeedbackClosed,
  payBackOnRefundRequested,
];

export const newContext = (): CommandContext => {
  const id = crypto.randomUUID();
  return { id, correlationId: id, causationId: id, actor: 'a test' };
};

/** A log, a payment provider, and processes between them that may die at each of their effects. */
export const aPaymentWorld = (mutant: Mutant = {}) => {
  const events = memoryEventStore();
  const provider = aPaymentProvider(mutant.isGullible);
  const known = new Set<string>();
  const now = (): Date => startedAt;
  let isTakenDown = false;

  const aProcess = (fate: Fate = LIVES) => {
    let effects = 0;
    const effect: Effect = async (work) => {
      const isFatal = effects++ === fate.effects;
      if (fate.ends === 'dies' && effects > fate.effects) throw new Error('this process is dead');
      const result = await work();
      if (isFatal) throw new StoreUnavailable('no answer');
      return result;
    };
    const store: EventStore = { ...events, appendToStream: (...args) => effect(() => events.appendToStream(...args)) };
    const seen: WebhookEvents = {
      isKnown: (eventId) => Promise.resolve(known.has(eventId)),
      add: (eventId) => effect(() => Promise.resolve(void known.add(eventId))),
      forgetOld: () => Promise.resolve(),
    };
    const handle = createCommandHandler({ store, now });
    const findApp = () => Promise.resolve(isTakenDown ? undefined : { productId, owner: undefined });
    const payments = provider.paymentsOf(effect);
    const open: typeof payments.open = (checkout) =>
      payments.open(mutant.startedAt ? { ...checkout, startedAt: mutant.startedAt() } : checkout);
    const refund: typeof payments.refund = (asked) =>
      payments.refund(mutant.refundId ? { ...asked, refundId: mutant.refundId() } : asked);
    const parts = { store, handle, payments: { ...payments, open, refund }, findApp, log, now };
    const rightly = createSettle({ ...parts, links: createOrderLinks(keyring) });
    const settle = mutant.settle?.(rightly, store) ?? rightly;
    const reconciler = settlementReceiver({ ...parts, settle });
    const following = createFollowPayments({ ...parts, settle });
    const openCheckout = createOpenCheckout(parts);
    return {
      handle,
      settle,
      ...following,
      handleWebhook: (mutant.handleWebhook ?? createHandleWebhook)({ settle, ...following, events: seen }),
      /** The job that polls the provider. */
      reconcile: async (sessionId: string, isLast: boolean): Promise<void> => {
        const { at: _, ...sent } = settlementOf({ orderId, sessionId, isLast }, startedAt);
        await reconciler.receive({ ...sent, context: newContext() });
      },
      openCheckout: (context: CommandContext, from = browser) =>
        openCheckout({
          orderId,
          productId,
          tier: 'QUICK',
          requestedBy: undefined,
          browser: from,
          device,
          startedAt,
          context,
        }),
      send: createSendCommand([
        categoryReceiver(handle, orderCategory),
        openingReceiver(createOpenRequest({ ...parts, isErased: () => Promise.resolve(false) })),
        refundReceiver(parts),
      ]),
      effects: () => effects,
    };
  };

  const recorded = async (): Promise<RecordedEvent[]> => {
    const all = [];
    for await (const event of events.readAll()) all.push(event);
    return all;
  };

  /** Runs reactors and jobs until there is nothing left to do. Each command is sent `times` times. */
  const react = async (send: (command: CommandToSend) => Promise<void> = aProcess().send, times = 2): Promise<void> => {
    for (let seen = 0; ;) {
      const fresh = (await recorded()).slice(seen);
      if (fresh.length === 0) return;
      seen += fresh.length;
      for (const event of fresh) {
        const commands = REACTORS.flatMap((reactor) =>
          reactor.react(event).map((reaction, index) => toCommand(event, reaction, index)),
        );
        for (const command of commands) for (let time = 0; time < times; time++) await send(command);
      }
    }
  };

  /** The deadline passes without a review. */
  const closeRequest = async (): Promise<void> => {
    const data = { reason: 'promise-missed', closedAt: startedAt.toISOString() } as const;
    const command = { type: 'CloseFeedback', data } as const;
    await aProcess().handle(feedbackCategory, requestOfOrder(orderId), command, newContext());
  };

  const countOf = async (type: string): Promise<number> =>
    (await recorded()).filter((event) => event.type === type).length;
  const order = async () => (await foldStream(events, orderCategory, streamOf(orderCategory, orderId))).state;
  const takeDown = (): void => {
    isTakenDown = true;
  };
  return { provider, aProcess, react, closeRequest, takeDown, recorded, countOf, order, orderId };
};

export type PaymentWorld = ReturnType<typeof aPaymentWorld>;
