import type { Verified } from '@twofold/command-service/accounts/verify-login';
import { LoggedOut, type Sent, type Served, type Serving } from './serving.ts';

const TICKET_MS = 10 * 60_000;

/** As `login-tickets.ts` of the second factor, and `login-routes.ts`: a correct password opens no session, only a ticket. */
export const askForFactor = async (
  { window }: Sent,
  { service: { accounts, newId }, nowMs }: Serving,
  { userId, hash, needsFactor = [] }: Verified,
): Promise<Served> => {
  const ticketId = newId();
  if (window.ticketId !== undefined) await accounts.tables.tickets.take(window.ticketId);
  await accounts.tables.tickets.give(ticketId, { userId, hash, expiresAtMs: nowMs() + TICKET_MS });
  const body = JSON.stringify({ secondFactor: needsFactor });
  return { answer: { status: 202, body, position: undefined }, ticketId };
};

/** The user whose password was correct in this window, unless it has changed since. */
export const holderOf = async (
  { window: { ticketId } }: Sent,
  { service: { accounts }, nowMs }: Serving,
): Promise<Pick<Verified, 'userId' | 'hash'>> => {
  const { tickets, credentials } = accounts.tables;
  const held = ticketId === undefined ? undefined : await tickets.find(ticketId);
  if (!held || held.expiresAtMs <= nowMs() || (await credentials.hashOf(held.userId)) !== held.hash)
    throw new LoggedOut();
  return held;
};
