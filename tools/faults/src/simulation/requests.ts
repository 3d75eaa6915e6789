import { productCategory } from '@twofold/command-service/analysis/category';
import { userCategory } from '@twofold/command-service/accounts/category';
import type { CommandContext } from '@twofold/command-service/command-handler';
import { Refusal } from '@twofold/command-service/decider';
import type { Sequence } from '@twofold/command-service/next-id';
import type { WriteRun } from '@twofold/command-service/requests/repeatable';
import type { Answer } from '@twofold/command-service/requests/request-log';
import { withFreeId } from '@twofold/command-service/requests/with-free-id';
import { appeal, decide, report } from './complaint-requests.ts';
import {
  isFactorAction,
  mustKnowPassword,
  mustProveLately,
  resetFactors,
  serveFactor,
  type FactorAction,
} from './factor-requests.ts';
import { proveLogin } from './factor-logins.ts';
import { sessionOf } from './session-of.ts';
import { askForReset, confirmEmail, logIn, register, resetPassword } from './anonymous-requests.ts';
import { aText } from '@twofold/testing/a-text';
import { mailSettingsCategory } from '@twofold/command-service/mail/settings/category';
import { notificationsCategory } from '@twofold/command-service/notifications/category';
import { answer, contextOf, type Sent, type Served, type Serving } from './serving.ts';
import { contentOf, type AnonymousAction, type Action } from './action.ts';

type Run<Kind extends Action['kind']> = {
  readonly sent: Sent;
  readonly action: Extract<Action, { kind: Kind }>;
  readonly write: WriteRun;
  readonly context: CommandContext;
  /** When the request first came. */
  readonly at: string;
};

/** Serves a request as the routes of a process do: handles it, and stores the answer under its key. */
export const serve = async (sent: Sent, serving: Serving): Promise<Served> => {
  const { action } = sent;
  switch (action.kind) {
    case 'register':
      return register({ ...sent, action }, serving);
    case 'login':
      return logIn({ ...sent, action }, serving);
    case 'ask-reset':
      return askForReset({ ...sent, action }, serving);
    case 'confirm':
      return confirmEmail({ ...sent, action }, serving);
    case 'prove-login':
      return proveLogin({ ...sent, action }, serving);
    case 'reset-factors':
      return resetFactors({ ...sent, action }, serving);
    case 'reset':
      return resetPassword({ ...sent, action }, serving);
    case 'verify':
      return { answer: await verify(sent, action.sessionId, serving) };
    default:
      return serveLoggedIn({ ...sent, action, session: await sessionOf(sent, serving) }, serving);
  }
};

const serveLoggedIn = async (
  sent: Sent & { readonly action: Rest | FactorAction },
  serving: Serving,
): Promise<Served> => {
  const { action } = sent;
  if (isFactorAction(action)) return serveFactor({ ...sent, action }, serving);
  if (action.kind === 'erase') {
    await mustKnowPassword(action, serving);
    await mustProveLately(sent, serving);
  }
  return { answer: await repeatably({ ...sent, action }, serving) };
};

const verify = async (sent: Sent, sessionId: string, { service }: Serving): Promise<Answer> => {
  const settlement = await service.settle(sessionId, contextOf(sent, sent.id, actorOf(sent.action)));
  if (settlement.status !== 'confirmed') throw new Refusal(settlement.status);
  return { status: 200, body: JSON.stringify({ orderId: settlement.orderId }), position: settlement.position };
};

const actorOf = ({ userId }: Action): string => (userId === undefined ? 'visitor' : `user-${userId}`);

/** The sequences of requests that take an id. */
const SEQUENCES: Partial<Readonly<Record<Action['kind'], Sequence>>> = {
  submit: 'review_ids',
  checkout: 'order_ids',
  analyze: 'product_ids',
};
/** How long a request may run, where that is not the default. */
const LEASES_MS: Partial<Readonly<Record<Action['kind'], number>>> = { erase: 60_000, analyze: 60_000 };
const USUAL_LEASE_MS = 10_000;

type Rest = Exclude<Action, AnonymousAction | FactorAction | { kind: 'verify' }>;

const repeatably = ({ action, ...sent }: Sent & { readonly action: Rest }, serving: Serving): Promise<Answer> => {
  const { service } = serving;
  const sequence = SEQUENCES[action.kind];
  const run = (write: WriteRun): Promise<Answer> => {
    const request = { ...sent, action };
    const context = contextOf(request, write.commandId, actorOf(action));
    const of = { sent: request, write, context, at: write.at.toISOString() };
    return (RUNS[action.kind] as (run: unknown, serving: Serving) => Promise<Answer>)({ ...of, action }, serving);
  };
  const limitMs = LEASES_MS[action.kind] ?? USUAL_LEASE_MS;
  const isErasure = action.kind === 'erase';
  const content = contentOf(action);
  const limits = action.kind === 'analyze' ? service.analysisLimit.of('address', sent.window.address) : [];
  const sequences = sequence ? { id: sequence } : {};
  const asker = actorOf(action);
  return service.repeatable({ key: sent.key, asker, content, limitMs, isErasure, sequences, limits, run });
};

const submit = async (run: Run<'submit'>, { service }: Serving): Promise<Answer> => {
  const { action, write, sent, context, at: submittedAt } = run;
  const { userId, productId } = action;
  const said = { content: aText(`app ${productId} by user ${userId}`), rating: 4, submittedAt, context };
  const find = { name: 'id', taken: 'review-id-taken' };
  const { review, position } = await withFreeId(write, find, (reviewId) =>
    service.submitReview({ reviewId, productId, userId, device: sent.window.browser, ...said }),
  );
  return answer({ reviewId: 'reviewId' in review ? review.reviewId : undefined }, position);
};

const complete = async ({ action, context, at }: Run<'complete'>, { service }: Serving): Promise<Answer> => {
  const { reviewId, userId } = action;
  const done = await service.completeReview({ reviewId, userId, completedAt: at, context });
  return answer({ reviewId, isAwarded: done.isAwarded, totalCredits: done.totalCredits }, done.position);
};

const judge = async ({ action, context, at: judgedAt }: Run<'judge'>, { service }: Serving): Promise<Answer> => {
  const { reviewId, userId, isFor } = action;
  const answers = [{ path: 'purpose', answer: isFor ? ('agree' as const) : ('disagree' as const) }];
  const done = await service.judgeStatements({ reviewId, userId, version: 1, answers, judgedAt, context });
  return answer({ reviewId, answers: done.judged.answers }, done.position);
};

const ask = async ({ action, context, at: requestedAt }: Run<'ask'>, { service }: Serving): Promise<Answer> => {
  const { productId, userId, reviewers } = action;
  const asked = await service.requestFeedback({ productId, userId, reviewers, requestedAt, context });
  return answer(asked.requested, asked.position);
};

const claim = async ({ action, sent, context, at }: Run<'claim'>, { service }: Serving): Promise<Answer> => {
  const { requestId, userId } = action;
  const { browser: device } = sent.window;
  const claimed = await service.claimSeat({ requestId, userId, device, claimedAt: at, context });
  return answer(claimed.claim, claimed.position);
};

const release = async ({ action, context, at }: Run<'release'>, { service }: Serving): Promise<Answer> => {
  const { requestId, seat, userId } = action;
  const position = await service.releaseSeat({ requestId, seat, userId, releasedAt: at, context });
  return answer({ requestId, seat }, position);
};

const checkout = async (run: Run<'checkout'>, { service }: Serving): Promise<Answer> => {
  const { action, write, sent, context } = run;
  const find = { name: 'id', taken: 'order-id-taken' };
  const { browser } = sent.window;
  const by = { requestedBy: action.userId, browser, device: browser };
  const bought = { productId: action.productId, tier: action.tier, ...by, context };
  const { sessionId, position } = await withFreeId(write, find, (orderId) =>
    service.openCheckout({ orderId, ...bought, startedAt: write.at }),
  );
  return answer({ sessionId }, position);
};

const analyze = async (run: Run<'analyze'>, { service }: Serving): Promise<Answer> => {
  const { action, write, sent, context } = run;
  const { browser: submittedBy } = sent.window;
  const find = { name: 'id', taken: 'product-id-taken' };
  const request = { url: action.url, requestedAt: write.at, submittedBy, requestedBy: action.userId, context };
  return withFreeId(write, find, async (productId) => {
    const end = await service.analyze({ ...request, productId });
    return answer(end.ok ? { productId } : { failure: end.reason }, end.position);
  });
};

const takeDown = async ({ action, context, at }: Run<'take-down'>, { service }: Serving): Promise<Answer> => {
  const { userId, productId } = action;
  const command = {
    type: 'TakeProductDown',
    data: { productId, userId, isModerator: false, takenDownAt: at },
  } as const;
  const { position } = await service.handle(productCategory, productId, command, context);
  await service.eraseReport(productId);
  return answer({ productId }, position);
};

const own = async ({ action, sent, context, at }: Run<'own'>, { service }: Serving): Promise<Answer> => {
  const { userId, productId } = action;
  const data = { productId, userId, browser: sent.window.browser, claimedAt: at };
  const { position } = await service.handle(productCategory, productId, { type: 'ClaimProduct', data }, context);
  return answer({ productId }, position);
};

const setMail = async ({ action, context, at: changedAt }: Run<'set-mail'>, { service }: Serving): Promise<Answer> => {
  const { userId, mails: kind, isOn } = action;
  const subject = `user-${userId}` as const;
  const data = { subject, kind, isOn, by: 'settings', changedAt } as const;
  const command = { type: 'ChangeMailSetting', data } as const;
  const { position } = await service.handle(mailSettingsCategory, subject, command, context);
  return answer({ ok: true }, position);
};

const readAll = async ({ action: { userId }, context, at }: Run<'read-all'>, { service }: Serving): Promise<Answer> => {
  const command = { type: 'ReadNotifications', data: { userId, through: at, readAt: at } } as const;
  const { position } = await service.handle(notificationsCategory, userId, command, context);
  return answer({ ok: true }, position);
};

const edit = async ({ action, context }: Run<'edit'>, { service, nowMs }: Serving): Promise<Answer> => {
  const { userId, fullName } = action;
  const data = { userId, fullName, expertise: 'Bike shops', updatedAt: new Date(nowMs()).toISOString() };
  const part = { ...context, id: service.newId() };
  await service.handle(userCategory, userId, { type: 'UpdateProfile', data }, part);
  const { position } = await service.accounts.viewOf(userId);
  return answer({ userId }, position);
};

const erase = async ({ action, context }: Run<'erase'>, { service, nowMs }: Serving): Promise<Answer> => {
  const { userId } = action;
  const data = { userId, erasedAt: new Date(nowMs()).toISOString() };
  const part = { ...context, id: service.newId() };
  const { position } = await service.handle(userCategory, userId, { type: 'EraseUser', data }, part);
  await service.accounts.erasePerson(userId);
  return answer({ userId }, position);
};

const RUNS: { readonly [Kind in Rest['kind']]: (run: Run<Kind>, serving: Serving) => Promise<Answer> } = {
  submit,
  complete,
  judge,
  ask,
  claim,
  release,
  checkout,
  analyze,
  'take-down': takeDown,
  report,
  appeal,
  uphold: decide,
  dismiss: decide,
  own,
  'set-mail': setMail,
  'read-all': readAll,
  edit,
  erase,
};
