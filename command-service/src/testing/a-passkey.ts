import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

type Signing = {
  /** The challenge of the options, in base64url. */
  readonly challenge: string;
  readonly origin?: string;
  readonly isVerified?: boolean;
  /** The signature counter; 0 for a key that does not count. */
  readonly counter?: number;
};

/**
 * Builds the registration and login messages of a WebAuthn passkey with a P-256 key, as a browser sends them.
 * It belongs to the relying party of `origin`.
 */
export const aPasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string): Buffer => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
  // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    point(x),
    Buffer.of(0x22),
    point(y),
  ]);
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();

  const clientDataOf = (type: string, { challenge, origin: signedOn = origin }: Signing): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: signedOn, crossOrigin: false }));
  const authDataOf = ({ isVerified = true, counter = 0 }: Signing, flags = 0): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, head]);
  };
  const envelope = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    registration: (signing: Signing) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const authData = Buffer.concat([authDataOf(signing, HAS_CREDENTIAL), credential]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": …}
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, authData.length),
        authData,
      ]);
      const clientDataJSON = clientDataOf('webauthn.create', signing).toString('base64url');
      const response = { clientDataJSON, attestationObject: attestationObject.toString('base64url') };
      return { ...envelope, response: { ...response, transports: ['internal', 'of-tomorrow'] } };
    },
    assertion: (signing: Signing, userHandle?: string) => {
      const clientData = clientDataOf('webauthn.get', signing);
      const authData = authDataOf(signing);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        ...envelope,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
          ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
        },
      };
    },
  };
};

export type TestPasskey = ReturnType<typeof aPasskey>;
