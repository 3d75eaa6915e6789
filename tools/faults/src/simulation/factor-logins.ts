import type { FactorProof } from '@twofold/contracts/accounts/second-factor';
import { Refusal } from '@twofold/command-service/decider';
import { openSession } from './anonymous-requests.ts';
import { holderOf } from './login-tickets.ts';
import { asExpress } from './as-express.ts';
import { answer, type Sent, type Served, type Serving } from './serving.ts';
import type { AnonymousAction, Proof } from './action.ts';

/** As `second-factor/login-routes.ts`: the end of a login. */
export const proveLogin = async (
  sent: Sent & { readonly action: Extract<AnonymousAction, { kind: 'prove-login' }> },
  serving: Serving,
): Promise<Served> => {
  const { accounts, repeatable } = serving.service;
  const holder = await holderOf(sent, serving);
  const { userId } = holder;
  const provenBy = await proveFactor(sent, sent.action.proof, userId, serving);
  const answered = await repeatable({
    key: sent.key,
    asker: `user-${userId}`,
    content: 'prove-login',
    limitMs: 10_000,
    run: async () => answer({ userId }, (await accounts.viewOf(userId)).position),
  });
  const served = await openSession(sent, serving, { ...holder, provenBy }, answered);
  if (sent.window.ticketId !== undefined) await accounts.tables.tickets.take(sent.window.ticketId);
  return served;
};

/** As `prove-factor.ts`, whose attempts are not counted here. */
export const proveFactor = async (
  sent: Sent,
  { kind, code }: Proof,
  userId: number,
  { service: { accounts } }: Serving,
): Promise<string> => {
  const { found: user } = await accounts.people.user(userId);
  const proof: FactorProof = { kind, code };
  const provenBy = user.status === 'registered' ? await accounts.verifyFactor(asExpress(sent), user, proof) : undefined;
  if (provenBy === undefined) throw new Refusal('wrong-second-factor');
  return provenBy;
};
