import { HttpError } from './respond-to-errors.ts';
import { inWords } from './wait-in-words.ts';

/** The refusal of a client that has used up a limit, with the time after which it may try again. */
export const tooMany = (waitMs: number): HttpError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new HttpError(429, `Too many requests. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
};
