import type { ApiCall } from '../../openapi/api-call.ts';
import { doneResponse, userView } from '../api.ts';
import { exampleUser } from '../examples.ts';
import { factorProofBody, passkeyChallenge, passkeyLoginBody } from '../second-factor.ts';
import { exampleAssertion, exampleChallenge, exampleProof } from './examples.ts';

const prove = { method: 'post', tag: 'Second factors', isWrite: true, isLimited: true } as const;
const done = { schema: doneResponse, example: { ok: true } };
const challenge = {
  status: 200,
  description: 'Options for `navigator.credentials.get`',
  schema: passkeyChallenge,
  example: exampleChallenge,
} as const;
const loggedIn = {
  status: 200,
  description: 'Logged in. The session is in a cookie',
  schema: userView,
  example: exampleUser,
} as const;
const WRONG = 'The code or the passkey is wrong';
const EXPIRED = 'The login has expired: enter the password again';

/** Proving a second factor: to complete a login, to log in without a password, and again before sensitive actions. */
export const PROOF_CALLS: readonly ApiCall[] = [
  {
    ...prove,
    id: 'challengeLogin',
    path: '/api/login/second-factor/passkey-challenges',
    summary: 'Get a passkey challenge to finish a login',
    access: 'open',
    answer: challenge,
    refusals: { 401: EXPIRED },
  },
  {
    ...prove,
    id: 'continueLogin',
    path: '/api/login/second-factor',
    summary: 'Finish a login with a second factor',
    description: 'Call it in the same browser after `/api/login` has answered 202.',
    access: 'open',
    body: { schema: factorProofBody, example: exampleProof },
    answer: loggedIn,
    refusals: { 401: EXPIRED, 403: WRONG, 404: 'The account was deleted in the meantime' },
  },
  {
    ...prove,
    id: 'challengeVisitor',
    path: '/api/login/passkey-challenges',
    summary: 'Get a passkey challenge to log in',
    access: 'open',
    answer: challenge,
  },
  {
    ...prove,
    id: 'logInWithPasskey',
    path: '/api/login/passkey',
    summary: 'Log in with a passkey',
    access: 'open',
    body: { schema: passkeyLoginBody, example: { assertion: exampleAssertion } },
    answer: loggedIn,
    refusals: { 401: 'The passkey could not be verified', 404: 'The account was deleted in the meantime' },
  },
  {
    ...prove,
    id: 'challengeAccount',
    path: '/api/me/second-factor/passkey-challenges',
    summary: 'Get a passkey challenge to prove your second factor',
    access: 'account',
    answer: challenge,
  },
  {
    ...prove,
    id: 'proveSecondFactor',
    path: '/api/me/second-factor/proofs',
    summary: 'Prove your second factor again',
    description: 'Allows sensitive actions in this session for 15 minutes.',
    access: 'account',
    body: { schema: factorProofBody, example: exampleProof },
    answer: { status: 200, description: 'The second factor is proven', ...done },
    refusals: { 403: WRONG },
  },
  {
    ...prove,
    id: 'checkProof',
    path: '/api/me/second-factor/checks',
    summary: 'Check whether your proof is recent',
    access: 'account',
    answer: { status: 200, description: 'The proof is recent, or your account has no second factor', ...done },
    refusals: { 403: 'Prove your second factor first' },
  },
];
