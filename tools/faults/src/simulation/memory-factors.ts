import { createHash } from 'node:crypto';
import type { Factors } from '@twofold/command-service/accounts/second-factor/factors';
import type { RecoveryCodes } from '@twofold/command-service/accounts/second-factor/recovery-codes';
import { RECOVERY_CODES } from '@twofold/contracts/accounts/second-factor';
import type { Crossing } from './faults.ts';

type KeptApp = { readonly userId: number; readonly createdAt: Date; lastStep: number };

/** A login with a correct password that still needs a second factor: the user, and the hash that matched. */
type KeptTicket = { readonly userId: number; readonly hash: string; readonly expiresAtMs: number };

/** The tables of second factors, which outlive processes. No one has a passkey here. */
export type KeptFactors = {
  /** By the ids of factors. */
  readonly apps: Map<string, KeptApp>;
  /** The owner of a set of recovery codes, by its id. */
  readonly sets: Map<string, number>;
  readonly tickets: Map<string, KeptTicket>;
};

export const noFactors = (): KeptFactors => ({ apps: new Map(), sets: new Map(), tickets: new Map() });

/** Deterministic: equal seeds make equal codes. */
export const secretOf = (factorId: string): Buffer => createHash('sha1').update(factorId).digest();
const recoveryCode = (setId: string, number: number): string => `code ${number} of ${setId}`;

/** Apps as one process reaches them. */
export const factorsIn = ({ apps }: KeptFactors, { effect, look }: Crossing, reach: Reach): Factors => {
  const refusePasskeys = () => Promise.reject(new Error('No one has a passkey here'));
  return {
    keepTotp: (userId, factorId) =>
      effect(() => {
        if (reach.hasAccount(userId)) apps.set(factorId, { userId, createdAt: reach.now(), lastStep: 0 });
        return Promise.resolve();
      }),
    totp: (userId, factorId) =>
      look(() => {
        const app = apps.get(factorId);
        const isTheirs = app?.userId === userId;
        return Promise.resolve(isTheirs ? { secret: secretOf(factorId), createdAt: app.createdAt } : undefined);
      }),
    useStep: (factorId, step) =>
      effect(() => {
        const app = apps.get(factorId);
        const isNew = app !== undefined && app.lastStep < step;
        if (isNew) app.lastStep = step;
        return Promise.resolve(isNew);
      }),
    remove: (userId, factorIds) =>
      effect(() => {
        for (const id of factorIds) if (apps.get(id)?.userId === userId) apps.delete(id);
        return Promise.resolve();
      }),
    forgetSetups: (userId, knownIds) =>
      effect(() => {
        for (const [id, app] of apps)
          if (app.userId === userId && app.lastStep === 0 && !knownIds.includes(id)) apps.delete(id);
        return Promise.resolve();
      }),
    keepPasskey: refusePasskeys,
    passkeysOf: refusePasskeys,
    passkey: refusePasskeys,
    countPasskey: refusePasskeys,
  };
};

type Reach = { readonly hasAccount: (userId: number) => boolean; readonly now: () => Date };

/** Recovery codes as one process reaches them. */
export const recoveryCodesIn = (
  { sets }: KeptFactors,
  { effect, look }: Crossing,
  { hasAccount }: Pick<Reach, 'hasAccount'>,
): RecoveryCodes => ({
  create: (userId, setId) =>
    effect(() => {
      if (hasAccount(userId)) sets.set(setId, userId);
      return Promise.resolve(numbers.map((number) => recoveryCode(setId, number)));
    }),
  numberOf: (setId, code) =>
    look(() =>
      Promise.resolve(sets.has(setId) ? numbers.find((number) => recoveryCode(setId, number) === code) : undefined),
    ),
  forget: (userId, setIds) =>
    effect(() => {
      for (const setId of setIds) if (sets.get(setId) === userId) sets.delete(setId);
      return Promise.resolve();
    }),
});

const numbers = Array.from({ length: RECOVERY_CODES }, (_, index) => index + 1);

/** The tickets as one process reaches them. */
export type Tickets = {
  readonly give: (ticketId: string, ticket: KeptTicket) => Promise<void>;
  readonly find: (ticketId: string) => Promise<KeptTicket | undefined>;
  readonly take: (ticketId: string) => Promise<void>;
};

export const ticketsIn = ({ tickets }: KeptFactors, { effect, look }: Crossing): Tickets => ({
  give: (id, ticket) => effect(() => Promise.resolve(void tickets.set(id, ticket))),
  find: (id) => look(() => Promise.resolve(tickets.get(id))),
  take: (id) => effect(() => Promise.resolve(void tickets.delete(id))),
});

export const forgetFactors = ({ apps }: KeptFactors, userId: number): void => {
  for (const [id, app] of apps) if (app.userId === userId) apps.delete(id);
};

export const forgetCodes = ({ sets }: KeptFactors, userId: number): void => {
  for (const [id, whose] of sets) if (whose === userId) sets.delete(id);
};

/** As the foreign key cascades. */
export const forgetAllOf = (factors: KeptFactors, userId: number): void => {
  forgetFactors(factors, userId);
  forgetCodes(factors, userId);
  for (const [id, ticket] of factors.tickets) if (ticket.userId === userId) factors.tickets.delete(id);
};

/** The tables that still hold something of a user. */
export const placesIn = ({ apps, sets, tickets }: KeptFactors, userId: number): readonly string[] => [
  ...([...apps.values()].some((app) => app.userId === userId) ? ['second factors'] : []),
  ...([...sets.values()].includes(userId) ? ['recovery codes'] : []),
  ...([...tickets.values()].some((ticket) => ticket.userId === userId) ? ['login tickets'] : []),
];
