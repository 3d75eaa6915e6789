import { z } from 'zod';

/** What a person thinks of a statement of a report (D-128). */
export const statementAnswer = z.enum(['agree', 'disagree', 'cannot-tell']);
export type StatementAnswer = z.infer<typeof statementAnswer>;

/** A review judges at most so many statements, */
export const MOST_STATEMENTS = 3;
/** and says so much about one: characters of one line. */
export const MOST_COMMENT = 300;
