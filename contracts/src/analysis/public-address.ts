/** An address without user name and password, which are never displayed. */
export const withoutUserinfo = (url: string): string => url.replace(/^([a-z]+:\/\/)[^/?#\\]*@/i, '$1');

/** An address as strangers may see it (D-134): without its query, which may hold a token, its fragment and its user name. */
export const publicAddress = (url: string): string => withoutUserinfo(url).replace(/[?#].*$/s, '');
