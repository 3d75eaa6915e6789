import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentAnswer } from './check-answer.ts';

const STARTS = 'http.server.request.start';
const MAX_BYTES = 8 * 1024 * 1024;

/** Tells of every whole answer that a server of this process gives below `/api`. Returns how to stop. */
export const recordAnswers = (onAnswer: (answer: SentAnswer) => void): (() => void) => {
  const listen = (message: unknown): void => {
    const { request, response } = message as { readonly request: IncomingMessage; readonly response: ServerResponse };
    const [path = ''] = (request.url ?? '').split(/[?#]/, 1);
    if (path.startsWith('/api/')) record(request.method ?? '', path, response, onAnswer);
  };
  subscribe(STARTS, listen);
  return () => void unsubscribe(STARTS, listen);
};

const record = (
  method: string,
  path: string,
  response: ServerResponse,
  onAnswer: (answer: SentAnswer) => void,
): void => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(Buffer.from(chunk as string));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((...given: Parameters<typeof write>) => {
    keep(given[0]);
    return write(...given);
  }) as typeof response.write;
  response.end = ((...given: Parameters<typeof end>) => {
    keep(given[0]);
    return end(...given);
  }) as typeof response.end;
  response.once('finish', () => {
    if (bytes > MAX_BYTES || response.getHeader('content-encoding') !== undefined) return;
    const contentType = response.getHeader('content-type')?.toString();
    onAnswer({ method, path, status: response.statusCode, contentType, body: Buffer.concat(chunks).toString() });
  });
};
