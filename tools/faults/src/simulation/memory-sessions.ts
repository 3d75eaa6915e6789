import type pg from 'pg';
import type { Crossing } from './faults.ts';
import { forgetCodes, forgetFactors, type KeptFactors } from './memory-factors.ts';

/** The owner of a session, when it was opened, and when a second factor was last proven in it, as ISO times. */
export type KeptSession = {
  readonly userId: number;
  readonly startedAt: string;
  readonly secondFactorAt?: string | undefined;
};

/** Sessions by their ids. */
export type KeptSessions = Map<string, KeptSession>;

/** The sessions, by the ids in cookies. */
export type Sessions = {
  readonly open: (sessionId: string, session: KeptSession) => Promise<void>;
  readonly find: (sessionId: string) => Promise<KeptSession | undefined>;
  readonly end: (sessionId: string) => Promise<void>;
};

/** The sessions as requests and logins reach them. */
export const sessionsIn = (sessions: KeptSessions, { effect, look }: Crossing): Sessions => ({
  open: (id, session) => effect(() => Promise.resolve(void sessions.set(id, session))),
  find: (id) => look(() => Promise.resolve(sessions.get(id))),
  end: (id) => effect(() => Promise.resolve(void sessions.delete(id))),
});

/** Ends all sessions of a user for which `isOver` holds. */
export const endSessions = (
  sessions: KeptSessions,
  userId: number,
  isOver: (session: KeptSession) => boolean = () => true,
): void => {
  for (const [id, session] of sessions) if (session.userId === userId && isOver(session)) sessions.delete(id);
};

/** What a statement does and how many rows it changes, by a part of its text. The first part that occurs in it counts. */
type Statements = readonly (readonly [string, (...values: never[]) => number | void])[];

/** A pool that runs the statements about sessions and second factors. No one has an access token here. */
export const poolOfSessions = (
  { sessions, factors }: { readonly sessions: KeptSessions; readonly factors: KeptFactors },
  { effect }: Crossing,
): pg.Pool => {
  const change = (id: string, at: string | undefined): number => {
    const session = sessions.get(id);
    if (!session) return 0;
    sessions.set(id, { ...session, secondFactorAt: at });
    return 1;
  };
  const statements: Statements = [
    ['delete from sessions.access_tokens', () => undefined],
    [`->> 'secondFactorAt' is null`, (id: string) => endSessions(sessions, Number(id), isUnproven)],
    [
      `->> 'startedAt')`,
      (id: string, at: Date) =>
        endSessions(sessions, Number(id), ({ startedAt }) => Date.parse(startedAt) <= at.getTime()),
    ],
    ['delete from sessions.sessions', (id: string) => endSessions(sessions, Number(id))],
    [`jsonb_set(sess::jsonb, '{secondFactorAt}'`, (id: string, at: string) => change(id, at)],
    [
      `sess::jsonb - 'secondFactorAt'`,
      (userId: string) => {
        for (const [id, session] of sessions) if (session.userId === Number(userId)) change(id, undefined);
      },
    ],
    ['delete from write_side.second_factors', (userId: number) => forgetFactors(factors, userId)],
    ['delete from write_side.recovery_codes', (userId: number) => forgetCodes(factors, userId)],
  ];
  const query = (text: string, values: readonly unknown[]) => {
    const [, run] = statements.find(([part]) => text.includes(part)) ?? [];
    if (!run) throw new Error(`No session is reached by ${text}`);
    return effect(() => Promise.resolve({ rowCount: run(...(values as never[])) ?? 0 }));
  };
  return { query } as unknown as pg.Pool;
};

export const isUnproven = ({ secondFactorAt }: KeptSession): boolean => secondFactorAt === undefined;
