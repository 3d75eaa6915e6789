import { openApi, type Api } from '../client.ts';

/** A client that keeps cookies, as a browser does, and the token of its last write. */
export const aClient = (server: string): Api => {
  const cookies = new Map<string, string>();
  let position: string | undefined;
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (position !== undefined) request.headers.set('x-log-position-token', position);
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // The position is only sent as a token.
      if (name !== 'log-position') cookies.set(name, value);
    }
    position = response.headers.get('x-log-position-token') ?? position;
    return response;
  };
  return openApi({ server, fetch: fetchWithCookies });
};
