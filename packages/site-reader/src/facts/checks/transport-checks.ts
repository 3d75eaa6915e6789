import { check, fail, notMeasured, pass, warning } from '../check.ts';
import { NO_HEADERS } from './header-checks.ts';

const DAY_MS = 86_400_000;

export const httpsCheck = check({
  id: 'https',
  group: 'security',
  title: 'HTTPS',
  why: 'Without it, others on the network can read and change the page, and browsers call it not secure.',
  source: 'https://developer.chrome.com/docs/lighthouse/pwa/is-on-https',
  measure: ({ url }) => {
    if (url.protocol === 'https:') return pass('Yes', `The page is at ${url.origin}`);
    return fail('No', `The page is at ${url.origin}`, 'Get a certificate and redirect every http address to https.');
  },
});

/** Most certificates are renewed well before this, short-lived ones when a sixth of their lifetime is left. */
const SOON_DAYS = 14;
const SOON_SHARE = 1 / 6;

export const certificateCheck = check({
  id: 'certificate',
  group: 'security',
  title: 'Certificate',
  why: 'When it expires, browsers stop visitors with a warning.',
  source: 'https://letsencrypt.org/docs/faq/',
  measure: ({ response, url, now }) => {
    if (url.protocol !== 'https:') return notMeasured('The page does not use HTTPS.');
    const certificate = response?.certificate;
    const end = certificate?.validTo.getTime() ?? Number.NaN;
    if (!certificate || Number.isNaN(end)) return notMeasured('We could not see the certificate.');
    const lifetime = (end - certificate.validFrom.getTime()) / DAY_MS;
    const left = (end - now.getTime()) / DAY_MS;
    const days = Math.floor(left);
    const evidence = `Valid until ${certificate.validTo.toISOString().slice(0, 10)}`;
    if (left <= 0) return fail(days, evidence, 'Renew the certificate now.', 'days left');
    const soon = Number.isNaN(lifetime) ? SOON_DAYS : Math.min(SOON_DAYS, lifetime * SOON_SHARE);
    if (left < soon)
      return warning(days, evidence, 'Renew the certificate, and have it renewed automatically.', 'days left');
    return pass(days, evidence, 'days left');
  },
});

const OLD_PROTOCOLS = new Set(['SSLv3', 'TLSv1', 'TLSv1.1']);

export const tlsVersionCheck = check({
  id: 'tls-version',
  group: 'security',
  title: 'TLS version',
  why: 'Old versions of TLS can be broken; browsers refuse them.',
  source: 'https://www.rfc-editor.org/rfc/rfc8996',
  measure: ({ response }) => {
    const protocol = response?.certificate?.protocol;
    if (!protocol) return notMeasured('No TLS connection was made, or its version is unknown.');
    const shown = protocol.replace('TLSv', 'TLS ');
    if (OLD_PROTOCOLS.has(protocol)) return fail(shown, 'Negotiated with our reader', 'Offer TLS 1.2 and 1.3 only.');
    return pass(shown, 'Negotiated with our reader');
  },
});

/** Top-level domains in the HSTS preload lists of browsers: all their sites are HTTPS only. */
const PRELOADED = new Set(
  'app bank dad day dev eat esq foo ing insurance meme mov new nexus page phd prof rsvp zip'.split(' '),
);
const HALF_A_YEAR_S = 15_768_000;

export const hstsCheck = check({
  id: 'strict-transport-security',
  group: 'security',
  title: 'Strict-Transport-Security',
  why: 'It makes browsers use HTTPS from the first request on, so that an attacker cannot lead visitors to a copy without it.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
  measure: ({ response, url }) => {
    if (!response) return notMeasured(NO_HEADERS);
    if (url.protocol !== 'https:') return notMeasured('The header counts only over HTTPS.');
    // The first of several headers counts (RFC 6797, section 8.1).
    const header = (response.headers['strict-transport-security'] ?? '').split(',', 1)[0]?.trim() ?? '';
    const domain = url.hostname.slice(url.hostname.lastIndexOf('.') + 1);
    if (header === '' && PRELOADED.has(domain))
      return pass('Preloaded', `Browsers have all of .${domain} in their HSTS list.`);
    const advice = 'Send “Strict-Transport-Security: max-age=31536000” with every https answer.';
    if (header === '') return warning('Missing', 'No Strict-Transport-Security header', advice);
    const age = /(?:^|;)\s*max-age\s*=\s*"?(\d{1,15})"?\s*(?:;|$)/i.exec(header)?.[1];
    if (age === undefined) return warning('Unreadable', header, advice);
    const days = Math.floor(Number(age) / 86_400);
    if (Number(age) < HALF_A_YEAR_S) return warning(days, header, advice, 'days');
    return pass(days, header, 'days');
  },
});
