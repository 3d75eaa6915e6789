import {
  addPasskeyBody,
  askForEmailCodeBody,
  beginFactorBody,
  confirmTotpBody,
  factorProofBody,
  passkeyLoginBody,
} from '@twofold/contracts/accounts/second-factor';
import type { Call } from '../call.ts';
import { PASSWORD } from '../password.ts';

const call = { service: 'command', method: 'POST' } as const;
const own = { ...call, by: 'owner' } as const;
const ID = '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01';
const code = { kind: 'totp', code: '123456' } as const;
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;
const assertion = { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const registration = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

/** Second factors: nobody of the story has one, so that a session alone adds none. */
export const SECOND_FACTOR_CALLS: readonly Call[] = [
  { ...call, path: '/api/login/second-factor/passkey-challenges', answers: [401] },
  {
    ...call,
    path: '/api/login/second-factor',
    body: factorProofBody,
    example: () => ({ body: { proof: code } }),
    answers: [400, 401],
  },
  { ...call, path: '/api/login/passkey-challenges', answers: [200, 409, 429] },
  {
    ...call,
    path: '/api/login/passkey',
    body: passkeyLoginBody,
    example: () => ({ body: { assertion } }),
    answers: [400, 401],
  },
  { ...own, path: '/api/me/second-factor/passkey-challenges', answers: [200, 401, 409, 429] },
  {
    ...own,
    path: '/api/me/second-factor/proofs',
    body: factorProofBody,
    example: () => ({ body: { proof: code } }),
    answers: [400, 401, 403, 429],
  },
  { ...own, path: '/api/me/second-factor/checks', answers: [200, 401, 409] },
  {
    ...own,
    path: '/api/me/second-factors/email-codes',
    body: askForEmailCodeBody,
    example: () => ({ body: { password: PASSWORD } }),
    answers: [200, 400, 401, 403, 409, 429],
    isCostly: true,
  },
  {
    ...call,
    path: '/api/second-factor-removals/:token',
    example: () => ({ params: { token: '1-AAAAAAAAAAAAAAAAAAAAAA' } }),
    answers: [404, 409, 429],
  },
  {
    ...own,
    path: '/api/me/second-factors/totp',
    body: beginFactorBody,
    example: () => ({ body: { password: PASSWORD, emailCode: '12345678' } }),
    answers: [200, 400, 401, 403, 404, 409, 429],
    isCostly: true,
  },
  {
    ...own,
    path: '/api/me/second-factors/totp/:id',
    body: confirmTotpBody,
    example: () => ({ params: { id: ID }, body: { code: '123456' } }),
    answers: [400, 401, 404, 409],
  },
  {
    ...own,
    path: '/api/me/second-factors/passkey-challenges',
    body: beginFactorBody,
    example: () => ({ body: { password: PASSWORD, emailCode: '12345678' } }),
    answers: [200, 400, 401, 403, 409, 429],
    isCostly: true,
  },
  {
    ...own,
    path: '/api/me/second-factors/passkeys',
    body: addPasskeyBody,
    example: () => ({ body: { name: 'Laptop', registration } }),
    answers: [400, 401, 403, 409],
  },
  { ...own, path: '/api/me/second-factors/recovery-codes', answers: [401, 404, 409] },
  {
    ...own,
    method: 'DELETE',
    path: '/api/me/second-factors/:id',
    example: () => ({ params: { id: ID } }),
    answers: [401, 404, 409],
  },
];
