import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentAnswer } from './check-answer.ts';

const STARTS = 'http.server.request.start';
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reports every complete response below `/api` of the servers in this process, if there is a listener when the request
 * arrives.
 */
export const recordAnswers = (onAnswer: (answer: SentAnswer) => void, isWanted: () => boolean): (() => void) => {
  const listen = (message: unknown): void => {
    const { request, response } = message as { readonly request: IncomingMessage; readonly response: ServerResponse };
    const [path = ''] = (request.url ?? '').split(/[?#]/, 1);
    if (path.startsWith('/api/') && isWanted()) record(request.method ?? '', path, response, onAnswer);
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
  let stated: string | undefined;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  // Headers that are written together with the status cannot be read afterwards.
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    stated = contentTypeIn(given.at(-1));
    return writeHead(...given);
  }) as typeof response.writeHead;
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
    const contentType = stated ?? response.getHeader('content-type')?.toString();
    onAnswer({ method, path, status: response.statusCode, contentType, body: Buffer.concat(chunks).toString() });
  });
};

const contentTypeIn = (headers: unknown): string | undefined => {
  if (typeof headers !== 'object' || headers === null) return undefined;
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  return typeof found?.[1] === 'string' ? found[1] : undefined;
};
