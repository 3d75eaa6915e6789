/** A cookie in the form that Playwright accepts. */
type Cookie = { readonly name: string; readonly value: string; readonly url: string };

/** A client that calls the product as the web app does, and stores its cookies. */
export type Caller = {
  /** The complete response, also of a failed call. */
  readonly ask: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly send: <Answer>(method: 'POST' | 'PATCH', path: string, body: object) => Promise<Answer>;
  /** The cookies for a browser that continues as the same user. */
  readonly cookies: () => Cookie[];
};

/** Creates a client. A failed call throws an Error with the text of the response. */
export const createCaller = (origin: string): Caller => {
  const jar = new Map<string, string>();

  const ask: Caller['ask'] = async (method, path, body, headers) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await ask(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };

  return {
    ask,
    get: (path) => call('GET', path),
    send: (method, path, body) => call(method, path, body),
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url: origin })),
  };
};
