import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { readonly status: number; readonly body: string; readonly isLate: boolean };

/** A request to send. */
type Call = {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Keeps cookies like a browser, so that reads wait for the client's own writes. */
export type Browser = { readonly call: (call: Call) => Promise<Answer> };

const ANSWER_MS = 30_000;
/**
 * The most connections to one service. Without a limit, a short freeze of the machine would open a connection for every
 * waiting call, and the load generator would be busy with those.
 */
const CONNECTIONS = 64;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export const openBrowser = (): Browser => {
  const cookies = new Map<string, string>();
  const keep = (lines: readonly string[] = []): void => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const call = ({ method, url, body, headers }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const sent = ask(url, {
        agent,
        method,
        timeout: ANSWER_MS,
        headers: {
          ...headers,
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(content !== undefined && { 'content-type': 'application/json' }),
        },
      });
      sent.on('error', reject).on('timeout', () => sent.destroy(new Error('No answer has come')));
      sent.on('response', (response) => {
        keep(response.headers['set-cookie']);
        const isLate = response.headers['x-read-model'] === 'late';
        const status = response.statusCode ?? 0;
        text(response).then((answered) => resolve({ status, body: answered, isLate }), reject);
      });
      sent.end(content);
    });
  return { call };
};

/** Closes the connections that are kept open between calls. */
export const closeBrowsers = (): void => agent.destroy();
