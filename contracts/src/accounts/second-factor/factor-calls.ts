import type { ApiCall } from '../../openapi/api-call.ts';
import { linkToken, uuidParam } from '../../openapi/path-parameters.ts';
import { doneResponse } from '../api.ts';
import { exampleFactor } from '../examples.ts';
import {
  addPasskeyBody,
  askForEmailCodeBody,
  beginFactorBody,
  confirmTotpBody,
  emailCodeAsked,
  factorAdded,
  passkeyChallenge,
  secondFactorsView,
  totpToConfirm,
} from '../second-factor.ts';
import { exampleChallenge, exampleRegistration } from './examples.ts';

const own = { tag: 'Second factors', access: 'account' } as const;
const write = { ...own, method: 'post', isWrite: true } as const;
const params = uuidParam('second factor', exampleFactor.id);
const begin = { schema: beginFactorBody, example: { password: 'Engine1843' } };
const added = { schema: factorAdded, example: { id: exampleFactor.id, recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } };
const PASSWORD = 'The first one needs the password and the emailed code, others need a recent proof';
const PROVE = 'Prove your second factor first';
const DELETED = 'Not logged in, or the password is wrong';
const FULL = 'The account has the maximum number of second factors';

/** The second factors of an account. Recovery codes are in the first answer only. */
export const FACTOR_CALLS: readonly ApiCall[] = [
  {
    ...own,
    id: 'listSecondFactors',
    method: 'get',
    path: '/api/me/second-factors',
    summary: 'List your second factors',
    seesOwnWrites: true,
    answer: {
      status: 200,
      description: 'Your second factors',
      schema: secondFactorsView,
      example: { factors: [exampleFactor], recoveryCodesLeft: 10 },
    },
  },
  {
    ...write,
    id: 'askForEmailCode',
    path: '/api/me/second-factors/email-codes',
    summary: 'Request the code for adding the first second factor',
    description:
      'The code is emailed if the server sends emails and your address is confirmed. It works for 10 minutes.',
    isLimited: true,
    body: { schema: askForEmailCodeBody, example: { password: 'Engine1843' } },
    answer: {
      status: 200,
      description: 'Whether a code is on its way. If not, none is needed',
      schema: emailCodeAsked,
      example: { isSent: true },
    },
    refusals: { 401: DELETED, 403: 'The password is wrong' },
  },
  {
    id: 'disownSecondFactors',
    method: 'post',
    path: '/api/second-factor-removals/{token}',
    tag: 'Second factors',
    summary: 'Turn off two-step verification that someone else turned on',
    description: 'Uses the link in the email about the first second factor, which works for 7 days. Ends all sessions.',
    access: 'open',
    isWrite: true,
    isLimited: true,
    params: linkToken,
    answer: { status: 200, description: 'Two-step verification is off', schema: doneResponse, example: { ok: true } },
    refusals: { 404: 'The link is no longer valid' },
  },
  {
    ...write,
    id: 'beginTotp',
    path: '/api/me/second-factors/totp',
    summary: 'Start to add an authenticator app',
    isLimited: true,
    body: begin,
    answer: {
      status: 200,
      description: 'The secret to enter into the app. Confirm it with a code',
      schema: totpToConfirm,
      example: {
        id: exampleFactor.id,
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Twofold?secret=JBSWY3DPEHPK3PXP',
      },
    },
    refusals: { 401: DELETED, 403: PASSWORD, 404: 'This setup has expired', 409: FULL },
  },
  {
    ...write,
    id: 'confirmTotp',
    path: '/api/me/second-factors/totp/{id}',
    summary: 'Add an authenticator app',
    params,
    body: { schema: confirmTotpBody, example: { code: '492039' } },
    answer: { status: 200, description: 'The app is now a second factor', ...added },
    refusals: { 403: 'The code is wrong', 404: 'This setup has expired', 409: FULL },
  },
  {
    ...write,
    id: 'beginPasskey',
    path: '/api/me/second-factors/passkey-challenges',
    summary: 'Start to add a passkey',
    isLimited: true,
    body: begin,
    answer: {
      status: 200,
      description: 'Options for `navigator.credentials.create`',
      schema: passkeyChallenge,
      example: exampleChallenge,
    },
    refusals: { 401: DELETED, 403: PASSWORD },
  },
  {
    ...write,
    id: 'addPasskey',
    path: '/api/me/second-factors/passkeys',
    summary: 'Add a passkey',
    body: { schema: addPasskeyBody, example: { name: 'Laptop', registration: exampleRegistration } },
    answer: { status: 200, description: 'The passkey is now a second factor', ...added },
    refusals: {
      403: 'The passkey could not be verified',
      409: 'The passkey is already in use, or the account has the maximum number of second factors',
    },
  },
  {
    ...write,
    id: 'renewRecoveryCodes',
    path: '/api/me/second-factors/recovery-codes',
    summary: 'Create new recovery codes',
    description: 'The old ones no longer work.',
    answer: { status: 200, description: 'Your new recovery codes', ...added },
    refusals: { 403: PROVE, 404: 'The account has no second factor' },
  },
  {
    ...write,
    id: 'removeSecondFactor',
    method: 'delete',
    path: '/api/me/second-factors/{id}',
    summary: 'Remove a second factor',
    params,
    answer: { status: 200, description: 'The second factor is removed', schema: doneResponse, example: { ok: true } },
    refusals: { 403: PROVE },
  },
];
