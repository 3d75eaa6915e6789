import { check, info, notMeasured, pass, warning } from '../check.ts';
import { metaOf } from '../markup/markup.ts';

export const NO_HEADERS = 'Only the HTML was read, not its headers.';

export const contentTypeOptionsCheck = check({
  id: 'content-type-options',
  group: 'security',
  title: 'X-Content-Type-Options',
  why: 'It stops browsers from running other files as scripts.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_HEADERS);
    const header = response.headers['x-content-type-options'] ?? '';
    const advice = 'Send “X-Content-Type-Options: nosniff”.';
    // The first of several values counts (Fetch, "determine nosniff").
    if (header.split(',', 1)[0]?.trim().toLowerCase() === 'nosniff')
      return pass('nosniff', `x-content-type-options: ${header}`);
    if (header.trim() === '') return warning('Missing', 'No X-Content-Type-Options header', advice);
    return warning('Not understood', `x-content-type-options: ${header}`, advice);
  },
});

const REFERRER_POLICIES = new Set(
  'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url'.split(
    ' ',
  ),
);
const LEAKING = new Set(['unsafe-url', 'no-referrer-when-downgrade']);

export const referrerPolicyCheck = check({
  id: 'referrer-policy',
  group: 'security',
  title: 'Referrer-Policy',
  why: 'It decides how much of an address other sites learn when a visitor follows a link.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
  measure: ({ response, markup }) => {
    const meta = metaOf(markup, 'referrer');
    if (!response && meta === undefined) return notMeasured(NO_HEADERS);
    const header = response?.headers['referrer-policy'] ?? '';
    const text = meta ?? header;
    // The last valid value counts; a meta element comes after the header.
    const policy = text
      .toLowerCase()
      .split(/[\s,]+/)
      .findLast((value) => REFERRER_POLICIES.has(value));
    if (policy === undefined)
      return info('Browser default', 'No Referrer-Policy; browsers send other sites the origin only.');
    const evidence = meta === undefined ? `referrer-policy: ${header}` : `meta referrer: ${meta}`;
    if (!LEAKING.has(policy)) return pass(policy, evidence);
    return warning(policy, evidence, 'Use strict-origin-when-cross-origin, which keeps paths and queries to the site.');
  },
});

export const permissionsPolicyCheck = check({
  id: 'permissions-policy',
  group: 'security',
  title: 'Permissions-Policy',
  why: 'It says which features of the browser, such as the camera, the page and its frames may use.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Permissions_Policy',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_HEADERS);
    const header = response.headers['permissions-policy'];
    if (header) return pass('Present', `permissions-policy: ${header}`);
    return info('Browser default', 'No Permissions-Policy header; browsers ask visitors before they allow anything.');
  },
});

const DISCLOSING = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];
/** A number after the name of a product: `Apache/2.4.41`, `PHP/8.1.2`, `Drupal 10 (…)`, or a version on its own. */
const VERSION = /[a-z][\w.-]*[/ ]v?\d+(?:\.\d+)*|^\d+\.\d+/i;

export const serverDisclosureCheck = check({
  id: 'server-disclosure',
  group: 'security',
  title: 'Software named in headers',
  why: 'A version in a header tells attackers which known holes to try.',
  source:
    'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_HEADERS);
    const seen = DISCLOSING.filter((name) => response.headers[name]?.trim());
    if (seen.length === 0) return pass('None', 'No header names the software of the server.');
    const evidence = seen.map((name) => `${name}: ${response.headers[name]}`).join('; ');
    const versioned = seen.filter((name) => VERSION.test(response.headers[name] ?? ''));
    const value = seen.map((name) => response.headers[name]).join(', ');
    if (versioned.length === 0) return pass(value, evidence);
    return warning(value, evidence, `Remove the version from ${versioned.join(' and ')}.`);
  },
});
