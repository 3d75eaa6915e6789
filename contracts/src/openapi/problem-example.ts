import type { Problem } from '../error-body.ts';

/** The HTTP names of the statuses of refusals. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** An example of a refusal. */
export const problemExample = (status: number, text: string): Problem => ({
  error: text,
  type: 'about:blank',
  title: TITLES[status] ?? 'Error',
  status,
  detail: text,
});
