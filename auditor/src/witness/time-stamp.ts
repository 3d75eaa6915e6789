import { withinDeadline } from '@twofold/timing/within-deadline';
import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** `granted`, and `grantedWithMods`. */
const GRANTED: readonly number[] = [0, 1];
const MAX_RESPONSE_BYTES = 64 * 1024;
const ANSWER_MS = 30_000;

/** An invalid time stamp. The message follows the name of its file. */
export class BadTimeStamp extends Error {
  readonly code = 'bad-time-stamp';
}

export const isBadTimeStamp = (error: unknown): error is BadTimeStamp =>
  error instanceof Error && 'code' in error && error.code === 'bad-time-stamp';

/**
 * Requests a time stamp for these bytes from an authority (RFC 3161, over HTTP).
 * @returns the raw answer, which `openssl ts -verify` accepts, too
 * @throws BadTimeStamp for an invalid answer; Error without an answer
 */
export const requestTimeStamp = async (url: string, content: Uint8Array, signal: AbortSignal): Promise<Uint8Array> => {
  const nonce = randomBytes(8);
  // Integers of ASN.1 are signed: this makes it positive.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: digestOf(content) }),
    }),
    nonce: new asn1js.Integer({ valueHex: bytesOf(nonce) }),
    certReq: true,
  });
  const answer = await withinDeadline(signal, ANSWER_MS, async (inTime) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: request.toSchema().toBER(),
      redirect: 'error',
      signal: inTime,
    });
    if (!response.ok) throw new BadTimeStamp(`was answered with status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
  if (answer.length > MAX_RESPONSE_BYTES) throw new BadTimeStamp(`was answered with ${answer.length} bytes`);
  const { info } = await checkTimeStamp(answer, content);
  if (!sameBytes(info.nonce?.valueBlock.valueHexView, nonce))
    throw new BadTimeStamp('is the answer to another request');
  return answer;
};

/**
 * Checks that an answer stamps these bytes and is signed; with `trusted` certificates, also that one of these
 * authorities signed it.
 * @throws BadTimeStamp
 */
export const checkTimeStamp = async (
  answer: Uint8Array,
  content: Uint8Array,
  trusted?: readonly Certificate[],
): Promise<{ readonly at: Date; readonly info: TSTInfo }> => {
  const signed = signedIn(answer);
  const info = stampIn(signed);
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (hashAlgorithm.algorithmId !== SHA_256 || !sameBytes(hashedMessage.valueBlock.valueHexView, digestOf(content)))
    throw new BadTimeStamp('stamps something else');
  const isSigned = await signed
    .verify({
      signer: 0,
      data: bytesOf(content).buffer,
      trustedCerts: [...(trusted ?? [])],
      checkChain: trusted !== undefined,
      checkDate: info.genTime,
      extendedMode: true,
    })
    .then(
      ({ signatureVerified, signerCertificate, signerCertificateVerified }) =>
        signatureVerified === true &&
        (trusted === undefined || signerCertificateVerified === true) &&
        mayStamp(signerCertificate ?? undefined),
    )
    .catch(() => false);
  if (isSigned) return { at: info.genTime, info };
  throw new BadTimeStamp(trusted === undefined ? 'is not signed' : 'is not signed by an authority that is trusted');
};

/** @throws BadTimeStamp when there is no certificate in the text */
export const certificatesIn = (pem: string): readonly Certificate[] => {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0) throw new BadTimeStamp('has no certificate in it');
  return blocks.map(([, base64 = '']) => Certificate.fromBER(bytesOf(Buffer.from(base64, 'base64'))));
};

const signedIn = (answer: Uint8Array): SignedData => {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(bytesOf(answer));
    if (!GRANTED.includes(status.status)) throw new BadTimeStamp(`was refused with status ${status.status}`);
    if (timeStampToken === undefined) throw new BadTimeStamp('is empty');
    return new SignedData({ schema: timeStampToken.content });
  } catch (error) {
    throw isBadTimeStamp(error) ? error : new BadTimeStamp('cannot be read', { cause: error });
  }
};

const stampIn = ({ encapContentInfo }: SignedData): TSTInfo => {
  try {
    const content = encapContentInfo.eContent;
    if (content === undefined) throw new BadTimeStamp('is empty');
    return TSTInfo.fromBER(bytesOf(new Uint8Array(content.getValue())));
  } catch (error) {
    throw isBadTimeStamp(error) ? error : new BadTimeStamp('cannot be read', { cause: error });
  }
};

const mayStamp = (certificate: Certificate | undefined): boolean => {
  const usage = certificate?.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue as unknown;
  return (
    typeof usage === 'object' &&
    usage !== null &&
    'keyPurposes' in usage &&
    Array.isArray(usage.keyPurposes) &&
    usage.keyPurposes.includes(TIME_STAMPING)
  );
};

const digestOf = (content: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytesOf(createHash('sha256').update(content).digest());

/** A copy with its own buffer, as the library requires. */
const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const sameBytes = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0;
