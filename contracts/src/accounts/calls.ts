import type { ApiCall } from '../openapi/api-call.ts';
import { linkToken } from '../openapi/path-parameters.ts';
import {
  createUserBody,
  doneResponse,
  loginBody,
  registerBody,
  requestPasswordResetBody,
  resetPasswordBody,
  userView,
} from './api.ts';
import { exampleUser } from './examples.ts';
import { secondFactorAsked } from './second-factor.ts';

const password = 'Engine1843';
const email = 'mara@benchbook.example';
const done = { schema: doneResponse, example: { ok: true } };
const loggedIn = {
  description: 'Logged in. The session is in a cookie',
  schema: userView,
  example: exampleUser,
};
const visit = { method: 'post', tag: 'Accounts', access: 'open', isWrite: true, isLimited: true } as const;

/** Registration, login, logout, password resets, email confirmation. For `/api/me` and `/api/users/{id}` see `profile-calls.ts`. */
export const ACCOUNT_CALLS: readonly ApiCall[] = [
  {
    ...visit,
    id: 'register',
    path: '/api/register',
    summary: 'Create an account',
    body: { schema: registerBody, example: { email, password } },
    answer: { status: 201, ...loggedIn },
    refusals: {
      401: 'The Idempotency-Key was used for this registration with another password',
      409: 'An account with this email exists, or the Idempotency-Key was used for another request',
    },
  },
  {
    ...visit,
    id: 'createUser',
    path: '/api/users',
    summary: 'Create a reviewer account',
    description: 'Same as `/api/register`, with agreement to the terms.',
    body: { schema: createUserBody, example: { email, password, termsAgreed: true } },
    answer: { status: 201, ...loggedIn },
    refusals: {
      401: 'The Idempotency-Key was used for this registration with another password',
      409: 'An account with this email exists, or the Idempotency-Key was used for another request',
    },
  },
  {
    ...visit,
    id: 'logIn',
    path: '/api/login',
    summary: 'Log in',
    body: { schema: loginBody, example: { username: email, password } },
    answer: { status: 200, ...loggedIn },
    otherAnswer: {
      status: 202,
      description: 'The password is correct. Prove a second factor at `/api/login/second-factor`',
      schema: secondFactorAsked,
      example: { secondFactor: ['totp', 'recovery-code'] },
    },
    refusals: {
      401: 'The email or the password is wrong',
      404: 'The account was deleted in the meantime',
      409: 'The second factor was removed in the meantime',
    },
  },
  {
    id: 'logOut',
    method: 'post',
    path: '/api/logout',
    tag: 'Accounts',
    summary: 'Log out',
    access: 'anyone',
    answer: { status: 200, description: 'The session has ended, or there was none', ...done },
  },
  {
    id: 'logOutEverywhere',
    method: 'post',
    path: '/api/logout/everywhere',
    tag: 'Accounts',
    summary: 'End all other sessions',
    access: 'account',
    isWrite: true,
    answer: { status: 200, description: 'Only this session is left', ...done },
  },
  {
    ...visit,
    id: 'requestPasswordReset',
    path: '/api/password-resets',
    summary: 'Request a password reset link',
    description: 'The answer is the same whether or not an account has the address.',
    body: { schema: requestPasswordResetBody, example: { email } },
    answer: { status: 200, description: 'If an account has the address, an email is on its way', ...done },
  },
  {
    ...visit,
    id: 'resetPassword',
    path: '/api/password-resets/{token}',
    summary: 'Set a new password',
    params: linkToken,
    body: { schema: resetPasswordBody, example: { password } },
    answer: { status: 200, description: 'The password is changed and all sessions have ended', ...done },
    refusals: { 404: 'The link is no longer valid' },
  },
  {
    id: 'sendConfirmationAgain',
    method: 'post',
    path: '/api/email-confirmations',
    tag: 'Accounts',
    summary: 'Send the confirmation email again',
    access: 'account',
    isWrite: true,
    isLimited: true,
    answer: { status: 200, description: 'An email is on its way, unless the address is already confirmed', ...done },
    refusals: { 404: 'The account was deleted' },
  },
  {
    ...visit,
    id: 'confirmEmail',
    path: '/api/email-confirmations/{token}',
    summary: 'Confirm an email address',
    params: linkToken,
    answer: { status: 200, description: 'The address is confirmed', ...done },
    refusals: { 404: 'The link is no longer valid' },
  },
];
