import { z } from 'zod';

/** A judgment of a statement of a report (D-128). */
export const statementAnswer = z.enum(['agree', 'disagree', 'cannot-tell']);
export type StatementAnswer = z.infer<typeof statementAnswer>;
