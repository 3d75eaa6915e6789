/** The host of a URL; an invalid URL is returned unchanged. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
