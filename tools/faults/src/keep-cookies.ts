/** Stores the cookies that an answer sets, by name. */
export const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
};
