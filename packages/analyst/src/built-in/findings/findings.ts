import type { Finding } from '../report/statement.ts';
import type { Context } from './context.ts';

/** A rule that makes at most one finding. */
export type Check = (context: Context) => Finding | undefined;

/** The findings of several rules, in their order. */
export const findingsOf = (checks: readonly Check[], context: Context): readonly Finding[] =>
  checks.flatMap((check) => check(context) ?? []);

/** The quote a finding is based on, if its basis is one. */
export const quoteOf = ({ basis }: Finding): string | undefined => (basis.basis === 'quote' ? basis.quote : undefined);
