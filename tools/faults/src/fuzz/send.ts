import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Draft } from './call.ts';

/** What came back; `status` 0 when nothing did, and then `text` says why. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly durationMs: number;
};

/** Where to send it, and as whom. */
export type Sending = {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly requestId: string;
  readonly patienceMs: number;
};

const MAX_TEXT = 4 * 1024 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
/** What is said of these may leave the connection in no state for another request. */
const ALONE = ['content-length', 'transfer-encoding', 'connection', 'upgrade', 'expect'];

/** The address of a draft behind the host. */
const targetOf = ({ path, query }: Pick<Draft, 'path' | 'query'>): string => (query === '' ? path : `${path}?${query}`);

/** All headers as they are sent, those of the asker too. */
const headersOf = (draft: Draft, { cookie, requestId }: Pick<Sending, 'cookie' | 'requestId'>): Draft['headers'] => ({
  'x-request-id': requestId,
  ...(cookie !== undefined && { cookie }),
  ...(draft.call.sign && draft.body && draft.call.sign(draft.body)),
  ...draft.headers,
});

/**
 * Sends a request as it is, however malformed, and takes what comes back. An answer that goes on indefinitely is left once its
 * head is there. Undefined: Node's client cannot send such a thing.
 */
export const send = (draft: Draft, sending: Sending): Promise<Answer> | undefined => {
  const headers = headersOf(draft, sending);
  const { hostname, port } = new URL(sending.url);
  const isAlone = ALONE.some((name) => name in draft.headers);
  const body = draft.body;
  const begun = performance.now();
  try {
    const outgoing = request({
      hostname,
      port,
      method: draft.method,
      path: targetOf(draft),
      headers: {
        ...headers,
        ...(body &&
          !('transfer-encoding' in headers) &&
          !('content-length' in headers) && { 'content-length': body.length }),
      } as Record<string, string | string[]>,
      agent: isAlone ? false : agent,
    });
    const answer = new Promise<Answer>((resolve) => {
      const done = (status: number, text: string, answered: IncomingHttpHeaders = {}): void => {
        clearTimeout(late);
        resolve({ status, text, headers: answered, durationMs: performance.now() - begun });
      };
      const late = setTimeout(() => {
        done(0, `no answer within ${sending.patienceMs} ms`);
        outgoing.destroy();
      }, sending.patienceMs);
      outgoing.once('response', (incoming) => take(incoming, done));
      outgoing.once('error', (error: NodeJS.ErrnoException) => done(0, `${error.code ?? ''} ${error.message}`));
    });
    outgoing.end(body);
    return answer;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

const take = (
  incoming: IncomingMessage,
  done: (status: number, text: string, headers: IncomingHttpHeaders) => void,
): void => {
  const { statusCode = 0, headers } = incoming;
  const chunks: Buffer[] = [];
  let length = 0;
  const end = (): void => done(statusCode, Buffer.concat(chunks).toString(), headers);
  if (headers['content-type']?.startsWith('text/event-stream')) {
    incoming.destroy();
    end();
    return;
  }
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_TEXT) chunks.push(chunk);
  });
  incoming.once('end', end).once('error', end);
};

/** Releases the connections that are kept. */
export const hangUp = (): void => agent.destroy();
