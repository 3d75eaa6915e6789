import type { Addresses } from './scene.ts';
import type { Service } from './call.ts';

/** A client that calls like any other and keeps the cookies that it is given. */
export type Browser = {
  /** @throws Error for every answer that is no success */
  readonly asks: (service: Service, method: string, path: string, body?: object) => Promise<unknown>;
  /** The header that says who it is. */
  readonly cookie: () => string;
};

/** A new browser. `onAnswer` gets the id of each request. */
export const openBrowser = (addresses: Addresses, onAnswer: (requestId: string) => void): Browser => {
  const cookies = new Map<string, string>();
  // A position that was just written would hold reads back; a call that waits for it asks again.
  const cookie = (): string =>
    [...cookies]
      .filter(([name]) => name !== 'log-position')
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  return {
    cookie,
    asks: async (service, method, path, body) => {
      const response = await fetch(`${addresses[service]}${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: cookie() },
        ...(body && { body: JSON.stringify(body) }),
      });
      onAnswer(response.headers.get('x-request-id') ?? '');
      for (const given of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answers ${response.status} ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
  };
};
