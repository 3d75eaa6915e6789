import type { KeptSession } from './memory-sessions.ts';
import { LoggedOut, type Sent, type Serving } from './serving.ts';

/** The session of a request. @throws LoggedOut where it is not a session of the user whom the action names */
export const sessionOf = async (
  { action: { userId }, window }: Sent,
  { service }: Serving,
): Promise<KeptSession | undefined> => {
  if (userId === undefined) return undefined;
  const session = window.sessionId && (await service.accounts.tables.sessions.find(window.sessionId));
  if (!session || session.userId !== userId) throw new LoggedOut();
  return session;
};
