import { z } from 'zod';
import { typedLine } from '../typed-text.ts';

/** The kinds of second factors: an app that shows codes, or a passkey of a device. */
export const factorKind = z.enum(['totp', 'passkey']);
export type FactorKind = z.infer<typeof factorKind>;

/** Maximum number of factors per account, and of recovery codes at a time. */
export const MAX_FACTORS = 10;
export const RECOVERY_CODES = 10;

/**
 * What the `details` of a 403 say about the second factor, under the path `secondFactor`: the account needs one
 * (`missing`), or has to prove it again (`prove`), after which the same request succeeds.
 */
export const secondFactorNeed = z.enum(['missing', 'prove']);
export type SecondFactorNeed = z.infer<typeof secondFactorNeed>;
export const SECOND_FACTOR_PATH = 'secondFactor';

/** Binary values as browsers encode them. A device's keys have a few hundred bytes, attestations a few thousand. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** A browser's answer when a user uses a passkey (`AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** A browser's answer when a user creates a passkey (`RegistrationResponseJSON`). */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(60_000),
    // An unknown transport is no reason to refuse a passkey.
    transports: z
      .array(z.string().max(30))
      .max(20)
      .transform((listed) => TRANSPORTS.filter((known) => listed.includes(known)))
      .optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** Six digits, typed with or without a space in the middle. */
const totpCode = z
  .string('Enter the 6-digit code')
  .max(20, 'Enter the 6-digit code')
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code'));

/** In upper or lower case, with or without the hyphens. */
const recoveryCode = z
  .string('Enter a recovery code')
  .max(60, 'Enter a recovery code')
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{16}$/, 'Enter one of your recovery codes'));

/** One proof of a second factor. */
export const factorProof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), code: totpCode }),
  z.object({ kind: z.literal('recovery-code'), code: recoveryCode }),
  z.object({ kind: z.literal('passkey'), assertion: passkeyAssertion }),
]);
export type FactorProof = z.infer<typeof factorProof>;

/** Body of `POST /api/login/second-factor` and of `POST /api/me/second-factor/proofs`. */
export const factorProofBody = z.object({ proof: factorProof });
export type FactorProofBody = z.input<typeof factorProofBody>;

/** Body of `POST /api/login/passkey`: the passkey identifies the account. */
export const passkeyLoginBody = z.object({ assertion: passkeyAssertion });
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;

const password = z.string().min(1, 'Password is required').max(128);

/** Eight digits, typed with or without a space in the middle. */
const emailCode = z
  .string('Enter the 8-digit code')
  .max(20, 'Enter the 8-digit code')
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'Enter the 8-digit code'));

/**
 * Body of the calls that begin to add a factor. The first one requires the password and, where mails are sent to a
 * confirmed address, a code from a mail; for later ones the session must have proven a factor within the last 15
 * minutes.
 */
export const beginFactorBody = z.object({ password: password.optional(), emailCode: emailCode.optional() });
export type BeginFactorBody = z.infer<typeof beginFactorBody>;

/** The path in the `details` of a 403 that asks for the code from the mailbox: it is `missing` or `wrong`. */
export const EMAIL_CODE_PATH = 'emailCode';

/** Body of `POST /api/me/second-factors/email-codes`. */
export const askForEmailCodeBody = z.object({ password });
export type AskForEmailCodeBody = z.infer<typeof askForEmailCodeBody>;

/** Its answer: whether a code was sent. None is sent if none is needed. */
export const emailCodeAsked = z.object({ isSent: z.boolean() });
export type EmailCodeAsked = z.infer<typeof emailCodeAsked>;

/** Body of `POST /api/me/second-factors/totp/{id}`: a code of the app that was just set up. */
export const confirmTotpBody = z.object({ code: totpCode });
export type ConfirmTotpBody = z.input<typeof confirmTotpBody>;

const factorName = typedLine('Name is required').trim().min(1, 'Name is required').max(60, 'Use at most 60 characters');

/** Body of `POST /api/me/second-factors/passkeys`. */
export const addPasskeyBody = z.object({ name: factorName, registration: passkeyRegistration });
export type AddPasskeyBody = z.input<typeof addPasskeyBody>;

/** Answer of `POST /api/login` with status 202: the password was right, and one of these factors is required next. */
export const secondFactorAsked = z.object({
  secondFactor: z.array(z.enum(['totp', 'passkey', 'recovery-code'])).min(1),
});
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>;

/** Answer of the call that begins to set up an app: its secret in base32, and the address in the QR code. */
export const totpToConfirm = z.object({ id: z.uuid(), secret: z.string(), uri: z.string() });
export type TotpToConfirm = z.infer<typeof totpToConfirm>;

/** Options for the browser's passkey API (`PublicKeyCredential…OptionsJSON`), passed through unchanged. */
export const passkeyChallenge = z.object({ options: z.looseObject({ challenge: z.string() }) });
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;

/**
 * Answer of the calls that add a factor or create new recovery codes. The codes are shown once: a repeat of the request
 * is answered without them.
 */
export const factorAdded = z.object({ id: z.uuid(), recoveryCodes: z.array(z.string()).optional() });
export type FactorAdded = z.infer<typeof factorAdded>;

/** Answer of `GET /api/me/second-factors`. */
export const secondFactorsView = z.object({
  factors: z.array(z.object({ id: z.uuid(), kind: factorKind, name: z.string(), addedAt: z.iso.datetime() })),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondFactorsView = z.infer<typeof secondFactorsView>;
