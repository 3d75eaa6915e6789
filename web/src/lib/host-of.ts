/** The host that a URL names; what is no URL stays as it is. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
