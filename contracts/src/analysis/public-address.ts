/** Removes user name and password, which are never displayed. */
export const withoutUserinfo = (url: string): string => url.replace(/^([a-z]+:\/\/)[^/?#\\]*@/i, '$1');

/** Removes all that strangers may not see (D-134): the query, which may hold a token, the fragment and the user name. */
export const publicAddress = (url: string): string => withoutUserinfo(url).replace(/[?#].*$/s, '');
