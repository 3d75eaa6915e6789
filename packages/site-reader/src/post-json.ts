import type { Readable } from 'node:stream';
import { READ_BUDGETS } from './budgets.ts';
import { httpClientOn } from './http-client.ts';
import { systemNetwork, type Network } from './network.ts';
import { openSocket } from './open-socket.ts';
import { isReadFailed, refused } from './read-failed.ts';
import { parseTarget, targetPair, type Target } from './target.ts';

/** From the first lookup to the last byte that is read of the response. */
const TOTAL_MS = 10_000;
/** The maximum size of a response; the rest is not read. */
const ANSWER_BYTES = 65_536;

/** The result of a request: a response with any status, or the failure in words. */
export type Posted =
  | { readonly ok: true; readonly status: number; readonly answer: string }
  | { readonly ok: false; readonly problem: string };

/** Sends JSON to a user's address. Never throws because of the receiver. */
export type PostJson = (
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<Posted>;

export type PostJsonOptions = {
  /** `host:port` pairs that are exempt from the rules for addresses and ports, and may be http. For tests (production: D-107). */
  readonly allow?: readonly string[];
  readonly network?: Network;
  readonly totalMs?: number;
  /** Certificates that are trusted in addition to those of Node. For tests. */
  readonly trusted?: readonly string[];
};

/**
 * Posts under the same address policy as reads: https on port 443 only, every address of the name checked, one
 * connection to a checked one, no redirects. It runs in the caller's process, which does not parse the response.
 * @throws RangeError when `allow` contains an invalid `host:port`
 */
export const createPostJson = (options: PostJsonOptions = {}): PostJson => {
  const { network = systemNetwork, totalMs = TOTAL_MS, trusted } = options;
  const allow = (options.allow ?? []).map(targetPair);

  return async (url, { headers, body }) => {
    const signal = AbortSignal.timeout(totalMs);
    try {
      const target = postTarget(url, allow);
      return await post(target, { headers, body, network, signal, trusted });
    } catch (error) {
      return { ok: false, problem: signal.aborted ? `No answer within ${totalMs / 1_000} seconds` : problemOf(error) };
    }
  };
};

/** Why an address cannot receive posts, as far as can be determined without a lookup; undefined if it can. */
export const whyNotPostable = (url: string, allow: readonly string[] = []): string | undefined => {
  try {
    postTarget(url, allow.map(targetPair));
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
};

const postTarget = (url: string, allow: readonly string[]): Target => {
  const target = parseTarget(url, { ports: [80, 443], allow });
  if (target.isAllowed) return target;
  if (!target.isSecure) throw refused('the address is not https');
  if (target.port !== 443) throw refused('the port is not a web port');
  return target;
};

type Posting = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly network: Network;
  readonly signal: AbortSignal;
  readonly trusted: readonly string[] | undefined;
};

const post = async (target: Target, { headers, body, ...posting }: Posting): Promise<Posted> => {
  const socket = await openSocket(target, { ...posting, budgets: READ_BUDGETS });
  const client = httpClientOn(socket, target, READ_BUDGETS);
  try {
    const answer = await client.request({
      path: target.url.pathname + target.url.search,
      method: 'POST',
      headers: {
        'user-agent': 'Twofold-Webhooks/1.0',
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        ...headers,
      },
      body,
      signal: posting.signal,
      reset: true,
    });
    return { ok: true, status: answer.statusCode, answer: await beginningOf(answer.body) };
  } finally {
    void client.destroy().catch(() => {});
    socket.destroy();
  }
};

const beginningOf = async (body: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString();
};

/** Error codes of sockets and certificates, in words for the operator of the receiver. */
const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  UND_ERR_SOCKET: 'The connection was closed',
  ENOTFOUND: 'The name has no address',
  EAI_AGAIN: 'The name could not be looked up',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
};

const problemOf = (error: unknown): string => {
  if (isReadFailed(error, 'refused-address')) return `Not sent: ${error.failure.detail}`;
  if (isReadFailed(error)) return `Failed: ${error.failure.detail}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return WORDS[code] ?? `The request failed (${code})`;
};
