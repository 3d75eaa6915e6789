import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Keyring } from '@twofold/keyring/keyring';
import type { Request, Response } from 'express';
import type { RegisteredUser } from '../decider.ts';
import type { EmailId } from '../email-id.ts';
import type { PasswordGate } from '../password-gate.ts';

/** A code is valid in the window in which it was requested and in the next one. */
export const CODE_WINDOW_MS = 10 * 60_000;
const DIGITS = 8;

/** The codes mailed to an owner who sets up the first second factor. They are derived, not stored. */
export interface EnrollmentCodes {
  /** Whether the account's first factor requires a code: if mails are sent and the address is confirmed. */
  isNeeded(user: RegisteredUser): boolean;
  codeAt(userId: number, at: Date): Promise<string>;
  /** @throws HttpError 403 without a code, or for a wrong one; 429 */
  demand(
    asked: { readonly request: Request; readonly response: Response },
    user: RegisteredUser,
    code: string | undefined,
  ): Promise<void>;
}

/** Guesses count together with the password attempts of the account. */
export const createEnrollmentCodes = (deps: {
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly needsConfirmation: boolean;
  readonly emailId: EmailId;
  readonly passwordGate: PasswordGate;
  readonly now: () => Date;
}): EnrollmentCodes => {
  const { keyring, needsConfirmation, emailId, passwordGate, now } = deps;

  const codeIn = async (userId: number, window: number): Promise<string> => {
    const secret = await keyring.secret('enrollment-codes');
    const mac = createHmac('sha256', secret).update(`${userId}/${window}`).digest();
    return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  };
  const windowOf = (at: Date): number => Math.floor(at.getTime() / CODE_WINDOW_MS);

  const isCode = async (userId: number, typed: string): Promise<boolean> => {
    const window = windowOf(now());
    const codes = [await codeIn(userId, window), await codeIn(userId, window - 1)];
    return codes.some((code) => timingSafeEqual(Buffer.from(code), Buffer.from(typed)));
  };

  return {
    isNeeded: ({ isEmailConfirmed }) => needsConfirmation && isEmailConfirmed,
    codeAt: (userId, at) => codeIn(userId, windowOf(at)),
    demand: async (asked, { userId, email }, code) => {
      if (code === undefined) throw refused('Enter the code from your email', 'missing');
      const account = await emailId(email);
      const proven = await passwordGate({ ...asked, account }, async () =>
        (await isCode(userId, code)) ? { userId } : undefined,
      );
      if (!proven) throw refused('This code is not correct, or has expired', 'wrong');
    },
  };
};

const refused = (text: string, message: 'missing' | 'wrong'): HttpError =>
  new HttpError(403, text, { details: [{ path: 'emailCode', message }] });
