import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Draft } from './call.ts';

/** An answer. `status` is 0 without one, and `text` is then the reason. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly durationMs: number;
};

/** Where a request is sent, and for which user. */
export type Sending = {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly requestId: string;
  readonly patienceMs: number;
};

const MAX_TEXT = 4 * 1024 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
/** After a request with these headers, the connection may be unusable for another one. */
const ALONE = ['content-length', 'transfer-encoding', 'connection', 'upgrade', 'expect'];

/** The path and query of a draft. */
const targetOf = ({ path, query }: Pick<Draft, 'path' | 'query'>): string => (query === '' ? path : `${path}?${query}`);

/** All headers as they are sent. */
const headersOf = (draft: Draft, { cookie, requestId }: Pick<Sending, 'cookie' | 'requestId'>): Draft['headers'] => ({
  'x-request-id': requestId,
  ...(cookie !== undefined && { cookie }),
  ...(draft.call.sign && draft.body && draft.call.sign(draft.body)),
  ...draft.headers,
});

/**
 * Sends a request unchanged, however malformed. Of an endless answer, only the head is read.
 * @returns undefined if Node's client cannot send the request
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

/** Closes idle connections. */
export const hangUp = (): void => agent.destroy();
