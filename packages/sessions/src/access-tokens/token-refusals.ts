import { HttpError } from '@twofold/http/respond-to-errors';

/** Why a request with a token is refused, as named in logs and metrics. */
export type TokenRefusal =
  | 'malformed'
  | 'in-query'
  | 'unknown'
  | 'expired'
  | 'revoked'
  | 'wrong-scope'
  | 'not-for-tokens'
  | 'too-many-guesses'
  | 'too-many-calls';

const TEXTS = {
  malformed: 'This is not an access token',
  'in-query': 'Send the access token in the Authorization header, never in an address',
  unknown: 'The access token is not valid',
  expired: 'The access token has expired',
  revoked: 'The access token was revoked',
} as const;

/** The refusal of an invalid token (RFC 6750). */
export const invalidToken = (reason: keyof typeof TEXTS): HttpError =>
  new HttpError(401, TEXTS[reason], {
    headers: {
      'WWW-Authenticate': `Bearer realm="twofold", error="invalid_token", error_description="${TEXTS[reason]}"`,
    },
  });

/** The refusal of a token that lacks the scope of a call. Without a scope, the call accepts no token. */
export const insufficientScope = (scope: string | undefined): HttpError => {
  const text =
    scope === undefined ? 'This call cannot be made with an access token' : `The access token lacks the scope ${scope}`;
  const needed = scope === undefined ? '' : `, scope="${scope}"`;
  return new HttpError(403, text, {
    headers: {
      'WWW-Authenticate': `Bearer realm="twofold", error="insufficient_scope", error_description="${text}"${needed}`,
    },
  });
};
