import type { ErrorBody } from '@twofold/contracts/error-body';
import type { z } from 'zod';

type Details = NonNullable<ErrorBody['details']>;

const MAX_DETAILS = 20;

/** A request does not fit the schema of its body, query or headers: 400 with this message and these details. */
export class InvalidInput extends Error {
  readonly code = 'invalid-input';
  readonly details: Details;

  constructor(message: string, details: Details) {
    super(message);
    this.details = details;
  }
}

export const isInvalidInput = (error: unknown): error is InvalidInput =>
  error instanceof Error && 'code' in error && error.code === 'invalid-input';

/**
 * Parses client input. Do not use it for stored data or answers of other services: those are not the client's fault.
 * @throws InvalidInput with the first problem as its message and at most 20 of them as details
 */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const details = error.issues.slice(0, MAX_DETAILS).map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new InvalidInput(details[0]?.message ?? 'Invalid input', details);
};
