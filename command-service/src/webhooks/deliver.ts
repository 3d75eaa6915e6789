import type { Posted, PostJson } from '@twofold/site-reader/post-json';
import { TEST_TYPE } from '@twofold/contracts/webhooks/message';
import { Webhook } from 'standardwebhooks';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { streamOf } from '../category.ts';
import type { HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import { webhookCategory } from './category.ts';
import type { Endpoint } from './decider.ts';
import type { Deliveries, DueDelivery, EndOfAttempt } from './deliveries.ts';
import { messageId } from './message-id.ts';
import { retryInMs } from './retries.ts';
import type { Secrets } from './secrets.ts';

export const deliveryJob = z.object({ deliveryId: z.uuid() });

/** How much of an answer is stored, in characters. */
const MAX_ANSWER_LENGTH = 2_000;

export type DeliverDeps = {
  readonly deliveries: Deliveries;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly postJson: PostJson;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called with the result of each attempt. */
  readonly onAttempt?: OnAttempt | undefined;
};

/** Answered with 2xx, answered with another status, or not answered. */
type Outcome = 'delivered' | 'refused' | 'unanswered';
export type OnAttempt = (attempt: { readonly outcome: Outcome; readonly seconds: number }) => void;

export type Deliver = (deliveryId: string) => Promise<void>;

/**
 * Makes the next attempt of a delivery: records it, sends it, records its result. After a crash in between, the job
 * makes another attempt under the same id: a message arrives at least once.
 */
export const createDeliver = (deps: DeliverDeps): Deliver => {
  const { deliveries, secrets, fold, handle, postJson, now, random, onAttempt } = deps;

  const endpointOf = async ({ userId, endpointId }: DueDelivery): Promise<Endpoint | undefined> =>
    (await fold(webhookCategory, streamOf(webhookCategory, userId))).state.endpoints.get(endpointId);

  const disable = async ({ id, endpointId, userId }: DueDelivery): Promise<void> => {
    const commandId = uuidV5('disable', id);
    const context = { id: commandId, correlationId: id, causationId: id, actor: 'system' };
    const data = { userId, endpointId, disabledAt: now().toISOString() };
    await handle(webhookCategory, userId, { type: 'DisableEndpoint', data }, context);
  };

  /** After the last retry the endpoint is disabled before the delivery ends. */
  const nextOf = async (due: DueDelivery, outcome: Outcome): Promise<EndOfAttempt['next']> => {
    if (outcome === 'delivered') return { state: 'delivered' };
    if (due.type === TEST_TYPE) return { state: 'failed' };
    const inMs = retryInMs(due.tries + 1, random());
    if (inMs !== undefined) return { inMs, at: new Date(now().getTime() + inMs) };
    await disable(due);
    return { state: 'failed' };
  };

  return async (deliveryId) => {
    const due = await deliveries.findDue(deliveryId);
    if (!due) return;
    const [endpoint, secret] = [await endpointOf(due), await secrets.open(due)];
    if (endpoint?.state !== 'enabled' || secret === undefined) {
      await deliveries.stop(deliveryId);
      return;
    }
    const startedAt = now();
    const number = await deliveries.beginAttempt(deliveryId, startedAt);
    const begun = performance.now();
    const posted = await postJson(endpoint.url, { headers: headersOf(due, secret, startedAt), body: due.body });
    const durationMs = Math.round(performance.now() - begun);
    const outcome = outcomeOf(posted);
    onAttempt?.({ outcome, seconds: durationMs / 1_000 });
    const result = posted.ok ? { status: posted.status, answer: storable(posted.answer) } : { problem: posted.problem };
    await deliveries.endAttempt(deliveryId, number, { durationMs, ...result, next: await nextOf(due, outcome) });
  };
};

const outcomeOf = (posted: Posted): Outcome => {
  if (!posted.ok) return 'unanswered';
  return posted.status >= 200 && posted.status < 300 ? 'delivered' : 'refused';
};

/** The headers of the Standard Webhooks specification. */
const headersOf = ({ id, body }: DueDelivery, secret: string, at: Date): Record<string, string> => ({
  'webhook-id': messageId(id),
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign(messageId(id), at, body),
});

/** PostgreSQL stores neither U+0000 nor unpaired surrogates. */
const storable = (answer: string): string =>
  answer.slice(0, MAX_ANSWER_LENGTH).replaceAll('\0', '\uFFFD').toWellFormed();
