import { emailCategory, userCategory } from '@twofold/command-service/accounts/category';
import { createEmailId } from '@twofold/command-service/accounts/email-id';
import { productCategory } from '@twofold/command-service/analysis/category';
import { createCommandHandler, type CommandContext } from '@twofold/command-service/command-handler';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { awardFor, welcomeCredit } from '@twofold/command-service/credits/ledger';
import { mailSettingsCategory } from '@twofold/command-service/mail/settings/category';
import { aReport } from '@twofold/command-service/testing/a-report';
import type { EventStore } from '@twofold/event-store/port';
import { OWNERS, PRODUCTS, STAFF, USERS } from './clients.ts';
import { hashOf, type KeptCredentials } from './memory-credentials.ts';
import type { KeptFactors } from './memory-factors.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { browserOf } from './action.ts';

/** How many credits an owner has earned before the run, so that there is something to spend. */
const EARNED_BEFORE = 6;
/** Users with larger ids want suggestions of seats. */
const WANT_SEATS_FROM = 6;

/** Records the state in which a run begins: users with credits, and apps with reports. */
export const createWorld = async (
  log: EventStore,
  founders: readonly Person[],
  { hashes, factors }: KeptCredentials,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<void> => {
  const handle = createCommandHandler({ store: log, now: () => new Date(nowMs) });
  const emailId = createEmailId({ secret: (name) => Promise.resolve(Buffer.from(name)) });
  const at = new Date(nowMs).toISOString();
  const context = (): CommandContext => {
    const id = random.uuid();
    return { id, correlationId: id, causationId: id, actor: 'founder' };
  };
  for (const [index, userId] of USERS.entries()) {
    const { email = '', password = '' } = founders[index] ?? {};
    const claim = { type: 'ClaimEmail', data: { userId, claimedAt: at } } as const;
    await handle(emailCategory, await emailId(email), claim, context());
    const register = {
      type: 'Register',
      data: { userId, email, termsAgreedAt: at, registeredAt: at, needsConfirmation: false },
    } as const;
    await handle(userCategory, userId, register, context());
    await handle(creditsCategory, userId, welcomeCredit({ userId, registeredAt: at, isHeld: false }), context());
    hashes.set(userId, hashOf(password));
    const founder = founders[index];
    if (founder && STAFF.includes(userId))
      await makeModerator(handle, { founder, userId, at, factors, random }, context);
    if (userId > WANT_SEATS_FROM) await wantSeats(handle, userId, at, context);
  }
  for (const productId of PRODUCTS) {
    const owner = OWNERS[productId];
    const requestedBy = owner === undefined ? {} : { requestedBy: owner };
    const url = `https://app-${productId}.example/`;
    const submittedBy = browserOf(owner ?? 99);
    const request = { productId, url, ...requestedBy, submittedBy, requestedAt: at, dueAt: at };
    await handle(productCategory, productId, { type: 'RequestAnalysis', data: request }, context());
    const provenance = { provider: 'built-in', rubricVersion: '1' } as const;
    const report = { productId, finalUrl: url, report: aReport, provenance, completedAt: at };
    await handle(productCategory, productId, { type: 'CompleteAnalysis', data: report }, context());
    if (owner !== undefined) await earn(handle, owner, at, context);
  }
};

type NewModerator = {
  readonly founder: Person;
  readonly userId: number;
  readonly at: string;
  readonly factors: KeptFactors;
  readonly random: Random;
};

/** Makes a founder a moderator with an authenticator app. */
const makeModerator = async (
  handle: ReturnType<typeof createCommandHandler>,
  { founder, userId, at, factors, random }: NewModerator,
  context: () => CommandContext,
): Promise<void> => {
  const grant = {
    type: 'GrantRole',
    data: { userId, role: 'moderator', grantedBy: 'operator', grantedAt: at },
  } as const;
  await handle(userCategory, userId, grant, context());
  const [factorId, setId] = [random.uuid(), random.uuid()];
  factors.apps.set(factorId, { userId, createdAt: new Date(at), lastStep: 0 });
  factors.sets.set(setId, userId);
  const app = { factorId, kind: 'totp', name: 'Authenticator app', device: 'Unknown device', addedAt: at } as const;
  await handle(userCategory, userId, { type: 'AddSecondFactor', data: { userId, ...app, setId } }, context());
  founder.apps.push(factorId);
};

/** The user states their expertise, and turns on mails about fitting seats. */
const wantSeats = async (
  handle: ReturnType<typeof createCommandHandler>,
  userId: number,
  at: string,
  context: () => CommandContext,
): Promise<void> => {
  const profile = { userId, expertise: 'Bike shops', updatedAt: at };
  await handle(userCategory, userId, { type: 'UpdateProfile', data: profile }, context());
  const subject = `user-${userId}` as const;
  const data = { subject, kind: 'fitting-seats', isOn: true, by: 'settings', changedAt: at } as const;
  await handle(mailSettingsCategory, subject, { type: 'ChangeMailSetting', data }, context());
};

const earn = async (
  handle: ReturnType<typeof createCommandHandler>,
  userId: number,
  completedAt: string,
  context: () => CommandContext,
): Promise<void> => {
  for (let index = 1; index <= EARNED_BEFORE; index++) {
    const reviewId = 900_000 + userId * 100 + index;
    const award = awardFor({ userId, reviewId, productId: 99, earns: true, source: 'discover', completedAt });
    await handle(creditsCategory, userId, award, context());
  }
};
