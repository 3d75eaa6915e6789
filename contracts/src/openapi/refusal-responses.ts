import { OF_LIMITED, REQUEST_ID, RETRY_AFTER } from './headers.ts';
import type { JsonSchema } from './json-schemas.ts';
import { problemExample, TITLES } from './problem-example.ts';
import { USUAL_REFUSALS } from './refusals-of.ts';

const PROBLEM = { $ref: '#/components/schemas/Problem' };

const responseOf = (status: number, description: string): JsonSchema => ({
  description,
  headers: {
    ...REQUEST_ID,
    ...(status === 429 && { ...RETRY_AFTER, ...OF_LIMITED }),
    ...(status === 503 && RETRY_AFTER),
  },
  content: {
    'application/json': { schema: PROBLEM, example: problemExample(status, description) },
    'application/problem+json': { schema: PROBLEM },
  },
});

const nameOf = (status: number): string => (TITLES[status] ?? 'Refusal').replaceAll(' ', '');

/** `components.responses`: refusals that mean the same in every call. */
export const REFUSAL_RESPONSES: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    Object.entries(USUAL_REFUSALS).map(([status, text]) => [nameOf(Number(status)), responseOf(Number(status), text)]),
  ),
  Problem: responseOf(500, 'Any other error, such as 405, 431 or 500'),
};

/** The refusals of a call, with their reasons. */
export const refusalResponse = (status: number, text: string): JsonSchema =>
  USUAL_REFUSALS[status] === text ? { $ref: `#/components/responses/${nameOf(status)}` } : responseOf(status, text);
