/** Second-level domains under which others register, for the countries where that is usual. */
const SHARED_SECOND_LEVEL = /^(co|com|org|net|ac|gov|edu|or|ne|go|gob|gouv)\.[a-z]{2}$/;

/** The registrable domain of a host, as far as possible without the public suffix list. */
export const registrableDomain = (host: string): string => {
  const labels = host.split('.');
  const isShared = SHARED_SECOND_LEVEL.test(labels.slice(-2).join('.'));
  return /^[\d.]+$|:/.test(host) ? host : labels.slice(isShared ? -3 : -2).join('.');
};
