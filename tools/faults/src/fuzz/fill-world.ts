import { aText } from '@twofold/testing/a-text';
import { randomUUID } from 'node:crypto';
import type { Role } from '@twofold/contracts/accounts/role';
import type { EventStore } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import { openBrowser, type Browser } from './browser.ts';
import type { Person, World } from './call.ts';
import type { People } from './people.ts';
import type { Scene } from './scene.ts';

const ROLES: readonly (readonly [Person, Role])[] = [
  ['moderator', 'moderator'],
  ['operator', 'operator'],
  ['auditor', 'auditor'],
];

type Numbered = { readonly id: number };

/** Grants roles, as an operator does on the server. */
const grantRoles = async (store: EventStore, { ids }: People, correlationId: string): Promise<void> => {
  for (const [person, role] of ROLES) {
    const id = randomUUID();
    const grantedAt = new Date().toISOString();
    const ofCommand = { causationId: id, commandId: id, actor: 'operator', occurredAt: grantedAt, schemaVersion: 1 };
    const data = { userId: ids[person], role, grantedBy: 'operator', grantedAt };
    const event = { id, type: 'RoleGranted', data, metadata: { correlationId, ...ofCommand } };
    await store.appendToStream(`user-${ids[person]}`, [event], 'any');
  }
};

const analyze = async ({ asks }: Browser, url: string): Promise<number> =>
  ((await asks('command', 'POST', '/api/analyze/url', { url })) as { readonly productId: number }).productId;

const review = async ({ asks }: Browser, productId: number): Promise<number> =>
  ((await asks('command', 'POST', '/api/reviews', { productId, content: aText(productId), rating: 4 })) as Numbered).id;

const complete = async ({ asks }: Browser, reviewId: number): Promise<void> =>
  void (await asks('command', 'PATCH', `/api/reviews/${reviewId}`, { status: 'complete' }));

/** Buys reviews, pays, and waits until a reviewer can see the request, which its buyer does not see. */
const buy = async ({ asks }: Browser, reviewer: Browser, productId: number): Promise<World['order']> => {
  const bought = await asks('command', 'POST', '/api/checkout', { productId, tier: 'STANDARD' });
  const { sessionId } = bought as { readonly sessionId: string };
  const paid = await asks('command', 'GET', `/api/payment/verify?sessionId=${sessionId}`);
  const requestId = await eventually(async () => {
    const open = await reviewer.asks('query', 'GET', '/api/feedback-requests');
    const [first] = open as readonly { readonly requestId: string }[];
    if (first === undefined) throw new Error('No review is requested yet');
    return first.requestId;
  }, PATIENT);
  return { id: (paid as { readonly orderId: number }).orderId, sessionId, requestId };
};

const PATIENT = { withinMs: 20_000 };

/** Requests a password reset. @returns the token in the mail */
const forgetPassword = async ({ asks }: Browser, { mails }: Scene, email: string): Promise<string> => {
  await asks('command', 'POST', '/api/password-resets', { email });
  return eventually(() => {
    const tokens = mails.map(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1]);
    const token = tokens.findLast((found) => found !== undefined);
    if (token === undefined) throw new Error('No mail has come');
    return token;
  }, PATIENT);
};

/** Opens the confirmation link of every user. @returns the owner's token */
const confirmEmails = async ({ asks }: Browser, { mails }: Scene, emails: People['emails']): Promise<string> => {
  const tokens = await eventually(() => {
    const linkTo = (email: string) => mails.find(({ to, text }) => to === email && text.includes('/confirm-email?'));
    return Object.values(emails).map((email) => {
      const [, token] = /confirm-email\?token=(\S+)/.exec(linkTo(email)?.text ?? '') ?? [];
      if (token === undefined) throw new Error(`No mail has come to ${email}`);
      return token;
    });
  }, PATIENT);
  for (const token of tokens) await asks('command', 'POST', `/api/email-confirmations/${token}`);
  return tokens[0] ?? '';
};

/** Creates what a run needs, so that every call has something that it can refer to. */
export const fillWorld = async (
  scene: Scene,
  people: People,
  onAnswer: (requestId: string) => void,
): Promise<World> => {
  const { store, site, addresses } = scene;
  const correlationId = randomUUID();
  onAnswer(correlationId);
  await grantRoles(store, people, correlationId);
  const [owner, reviewer, auditor] = [
    people.browserOf('owner'),
    people.browserOf('reviewer'),
    people.browserOf('auditor'),
  ];
  const visitor = openBrowser(addresses, onAnswer);
  const apps = {
    owned: await analyze(owner, site),
    unowned: await analyze(visitor, site),
    spare: await analyze(visitor, site),
  };
  await owner.asks('command', 'POST', `/api/products/${apps.owned}/claim`);
  const confirmationToken = await confirmEmails(visitor, scene, people.emails);
  for (const app of [apps.unowned, apps.spare]) await complete(owner, await review(owner, app));
  const reviews = { complete: await review(reviewer, apps.unowned), pending: await review(reviewer, apps.spare) };
  await complete(reviewer, reviews.complete);
  const order = await buy(owner, reviewer, apps.owned);
  const page = await auditor.asks('audit', 'GET', '/api/audit/events?type=ReviewSubmitted&limit=1');
  const [event] = (page as { readonly events: readonly World['event'][] }).events;
  if (event === undefined) throw new Error('The log has no review');
  const resetToken = await forgetPassword(visitor, scene, people.emails.leaver);
  const subject = `user-${people.ids.owner}` as const;
  const unsubscribeToken = await scene.unsubscribeTokens.tokenOf({ subject, kind: 'request-progress' });
  const tokens = { resetToken, confirmationToken, unsubscribeToken };
  return { ids: people.ids, emails: people.emails, site, apps, reviews, order, event, ...tokens };
};
