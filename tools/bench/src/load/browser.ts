import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { readonly status: number; readonly body: string; readonly isLate: boolean };

/** A call, and what goes with it. */
type Call = {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Keeps cookies, as a browser does, so that a client waits for its own writes when it reads. */
export type Browser = { readonly call: (call: Call) => Promise<Answer> };

const ANSWER_MS = 30_000;
/**
 * As many as may be open to one service. Without a bound, a moment in which the machine stands still makes a
 * connection for every call that waits, and the load generator is busy with those instead of with calls.
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

/** Releases what is kept open for the next call. */
export const closeBrowsers = (): void => agent.destroy();
