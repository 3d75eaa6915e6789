import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRegistration } from '@twofold/contracts/accounts/second-factor';
import { z } from 'zod';
import type { Challenges } from './challenges.ts';
import type { Factors, Passkey } from './factors.ts';

type Account = { readonly userId: number; readonly email: string };

/** Creates and verifies passkey registrations and logins. */
export type Passkeys = {
  readonly toRegister: (account: Account) => Promise<object>;
  /** The data to store of a new passkey; `undefined` if the answer does not verify. */
  readonly registered: (
    userId: number,
    registration: PasskeyRegistration,
  ) => Promise<Omit<Passkey, 'factorId'> | undefined>;
  /** For the passkeys of one account; without `known`, for any passkey that identifies its account. */
  readonly toProve: (known: readonly Passkey[] | undefined, userId: number | undefined) => Promise<object>;
  /**
   * Whether this passkey has signed an open challenge. `userId` is the account that the challenge was created for, if
   * any.
   */
  readonly isProof: (passkey: Passkey, assertion: PasskeyAssertion, userId: number | undefined) => Promise<boolean>;
};

/** `origin` is where browsers reach the product. */
export const createPasskeys = (deps: {
  readonly origin: string;
  readonly challenges: Challenges;
  readonly factors: Pick<Factors, 'passkeysOf' | 'countPasskey'>;
}): Passkeys => {
  const { challenges, factors } = deps;
  const { rpID, expectedOrigin } = relyingPartyOf(deps.origin);

  return {
    toRegister: async ({ userId, email }) =>
      generateRegistrationOptions({
        rpName: 'Twofold',
        rpID,
        userName: email,
        userID: handleOf(userId),
        challenge: await challenges.create('registration', userId),
        attestationType: 'none',
        excludeCredentials: (await factors.passkeysOf(userId)).map(descriptorOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      }),
    registered: async (userId, registration) => {
      const expectedChallenge = challengeIn(registration);
      if (!(await challenges.use('registration', userId, expectedChallenge))) return undefined;
      const verified = await unlessInvalid(
        verifyRegistrationResponse({
          response: registration as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }),
      );
      if (!verified?.verified) return undefined;
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      return { userId, credentialId, publicKey, counter, transports: registration.response.transports ?? [] };
    },
    toProve: async (known, userId) =>
      generateAuthenticationOptions({
        rpID,
        challenge: await challenges.create(purposeFor(userId), userId),
        ...(known && { allowCredentials: known.map(descriptorOf) }),
        // After a password, possession of the key suffices; alone, the key must verify its owner.
        userVerification: userId === undefined ? 'required' : 'preferred',
      }),
    isProof: async (passkey, assertion, userId) => {
      const { userHandle } = assertion.response;
      if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(passkey.userId)).toString('base64url'))
        return false;
      const expectedChallenge = challengeIn(assertion);
      if (!(await challenges.use(purposeFor(userId), userId, expectedChallenge))) return false;
      const { credentialId: id, publicKey, counter } = passkey;
      const verified = await unlessInvalid(
        verifyAuthenticationResponse({
          response: assertion as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          credential: { id, publicKey: new Uint8Array(publicKey), counter },
          requireUserVerification: userId === undefined,
        }),
      );
      if (!verified?.verified) return false;
      await factors.countPasskey(passkey.factorId, verified.authenticationInfo.newCounter);
      return true;
    },
  };
};

/** Passkeys are bound to a host name, never to an IP address, which becomes `localhost`. */
const relyingPartyOf = (origin: string): { readonly rpID: string; readonly expectedOrigin: string } => {
  const url = new URL(origin);
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) url.hostname = 'localhost';
  return { rpID: url.hostname, expectedOrigin: url.origin };
};

const handleOf = (userId: number): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`user-${userId}`));

const descriptorOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports: [...transports] });

const purposeFor = (userId: number | undefined) => (userId === undefined ? 'login' : 'proof');

const clientData = z.object({ challenge: z.string() });

/** The challenge that a response claims to have signed; empty, and so never open, if the response is unreadable. */
const challengeIn = ({ response }: PasskeyAssertion | PasskeyRegistration): string => {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
};

/** The library throws for any invalid client data. It makes no network requests. */
const unlessInvalid = async <Verified>(verifying: Promise<Verified>): Promise<Verified | undefined> => {
  try {
    return await verifying;
  } catch {
    return undefined;
  }
};
