import { STATUS_CODES } from 'node:http';
import type { Problem } from '@twofold/contracts/error-body';

/** The page that explains the codes of problems, on the same origin. */
const REFERENCE = '/developers';

/**
 * The body of a refusal: D-30's `error`, and RFC 9457's fields for programs. A `code` identifies the problem permanently,
 * while its text may change. Without one, the status is sufficient.
 */
export const problemBody = (
  status: number,
  error: string,
  { code, details }: { readonly code?: string | undefined; readonly details?: Problem['details'] } = {},
): Problem => ({
  error,
  type: code === undefined ? 'about:blank' : `${REFERENCE}#${code}`,
  title: code === undefined ? (STATUS_CODES[status] ?? 'Error') : sentenceOf(code),
  status,
  detail: error,
  ...(details && { details }),
});

const sentenceOf = (code: string): string => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;

const PROBLEM_TYPE = 'application/problem+json';

/** The content type of a refusal: RFC 9457's if the client accepts it explicitly, otherwise plain JSON. */
export const problemTypeFor = (accept: string | undefined): string =>
  accept?.toLowerCase().includes(PROBLEM_TYPE) ? PROBLEM_TYPE : 'application/json';
