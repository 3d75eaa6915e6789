export type Answered = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
};

/** A browser that keeps cookies from one request to the next. */
export const aBrowser = (url: string) => {
  const cookies = new Map<string, string>();
  const send = async (
    method: string,
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answered> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Expires=Thu, 01 Jan 1970/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown>, headers: response.headers };
  };
  return {
    send,
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) => send('PATCH', path, body, headers),
    delete: (path: string, body?: unknown, headers?: Record<string, string>) => send('DELETE', path, body, headers),
  };
};

export type Browser = ReturnType<typeof aBrowser>;
