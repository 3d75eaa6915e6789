import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REFUSALS } from './refusals.ts';

/** Codes that a caller handles, so that they never reach a user. */
const INTERNAL = [
  'analysis-already-failed',
  'credit-not-reserved',
  'credit-returned',
  'order-has-session',
  'order-id-taken',
  'payment-mismatch',
  'product-id-taken',
  'refund-not-requested',
  'review-id-taken',
  'review-submitted',
  'session-of-another-order',
  'user-id-taken',
  'user-registered',
];
/** Codes of errors that are not refusals of a decider. */
const FROM_ELSEWHERE = ['stream-busy', 'subject-erased'];

const codesIn = (source: string): string[] =>
  [...source.matchAll(/\brefuse\(([^;]*?)\)/g)].flatMap(([, call = '']) =>
    [...call.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code = '']) => code),
  );

it('every refusal of a decider has an answer, unless a caller handles it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file),
  );
  const codes = new Set(files.flatMap((file) => codesIn(readFileSync(join(import.meta.dirname, file), 'utf8'))));
  expect([...codes].toSorted()).toEqual(
    [...Object.keys(REFUSALS).filter((code) => !FROM_ELSEWHERE.includes(code)), ...INTERNAL].toSorted(),
  );
});
