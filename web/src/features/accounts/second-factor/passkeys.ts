import type { PasskeyAssertion, PasskeyRegistration } from '@twofold/contracts/accounts/second-factor';
import { loadPart } from '../../../lib/load-part.ts';

type Options = Readonly<Record<string, unknown>>;

const library = () => loadPart(() => import('@simplewebauthn/browser'));

/** Whether this browser can use passkeys here: they require a host name, not an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(globalThis.location.hostname);

/** Creates a passkey. @throws Error when the user cancels, or has this passkey already */
export const makePasskey = async (options: Options): Promise<PasskeyRegistration> => {
  const { startRegistration } = await library();
  type Given = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return (await startRegistration({ optionsJSON: options as unknown as Given })) as PasskeyRegistration;
};

/** Signs a challenge with a passkey. @throws Error when the user cancels */
export const signWithPasskey = async (options: Options): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await library();
  type Given = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON: options as unknown as Given })) as PasskeyAssertion;
};

/** Whether the user has cancelled, which needs no error message. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
