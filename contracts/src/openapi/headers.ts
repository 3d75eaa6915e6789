/** Headers of the API, once for all calls. */
const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });

/** `components.headers` */
export const HEADERS = {
  LogPosition: text('The position of the write in the log.', '00000000000000001204'),
  LogPositionToken: text(
    'The same position, signed. Send it with the next reads in the request header of the same name: they wait for the write. Clients that keep cookies or send an access token do not need it.',
    '1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA',
  ),
  ProjectionPosition: text(
    'The answer includes all writes up to this position, and possibly later ones.',
    '00000000000000001204',
  ),
  ReadModel: text('`late` if the answer may lack your last write.', 'late'),
  RateLimit: text('What remains of the limit that is closest to being used up.', '"analysis";r=9;t=3600'),
  RateLimitPolicy: text('The limits that this call counts toward.', '"analysis";q=10;w=3600'),
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 2 },
  RequestId: text('Include it when you report a problem.', '8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f'),
  ETag: text('Send it back as `If-None-Match`.', '"Yk3v0c9fT2aXwq8L"'),
} as const;

const refTo = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

export const REQUEST_ID = { 'x-request-id': refTo('RequestId') };
export const OF_WRITES = {
  'x-log-position': refTo('LogPosition'),
  'x-log-position-token': refTo('LogPositionToken'),
};
export const OF_OWN_READS = {
  'x-projection-position': refTo('ProjectionPosition'),
  'x-read-model': refTo('ReadModel'),
};
export const OF_LIMITED = { RateLimit: refTo('RateLimit'), 'RateLimit-Policy': refTo('RateLimitPolicy') };
export const OF_CACHEABLE = { ETag: refTo('ETag') };
export const RETRY_AFTER = { 'Retry-After': refTo('RetryAfter') };

/** `components.parameters`: headers of requests. */
export const REQUEST_HEADERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.',
    schema: { type: 'string', format: 'uuid' },
    example: '7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11',
  },
  LogPositionToken: {
    name: 'x-log-position-token',
    in: 'header',
    required: false,
    description: 'The value from the answer to a write. The read waits up to two seconds for that write.',
    schema: { type: 'string', maxLength: 256 },
    example: HEADERS.LogPositionToken.example,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the answer that you have cached.',
    schema: { type: 'string' },
    example: HEADERS.ETag.example,
  },
} as const;

export const parameterRef = (name: keyof typeof REQUEST_HEADERS) => ({ $ref: `#/components/parameters/${name}` });
