import { check, fail, notMeasured, pass, warning, type MeasuredSite } from '../check.ts';
import { NO_HEADERS } from './header-checks.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives by name; the first of duplicates counts (CSP 3, section 2.2.1). */
const parsePolicy = (text: string): Policy => {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, values);
  }
  return directives;
};

const policiesIn = (header: string | undefined): readonly Policy[] =>
  (header ?? '')
    .split(',')
    .map(parsePolicy)
    .filter(({ size }) => size > 0);

/** The policies of a page, from its header and its meta elements. */
export const policiesOf = ({ response, markup }: MeasuredSite): readonly Policy[] => [
  ...policiesIn(response?.headers['content-security-policy']),
  ...markup.metas.filter(({ key }) => key === 'content-security-policy').map(({ content }) => parsePolicy(content)),
];

const scriptsOf = (policy: Policy): readonly string[] | undefined =>
  policy.get('script-src') ?? policy.get('default-src');

/** Whether a policy blocks injected scripts. */
const limitsScripts = (policy: Policy): boolean => {
  const sources = scriptsOf(policy);
  if (!sources) return false;
  const isInlineLimited =
    !sources.includes("'unsafe-inline'") ||
    sources.some((source) => /^'(nonce-|sha(256|384|512)-|strict-dynamic')/.test(source));
  const isAnyHost =
    sources.some((source) => /^(\*|https?:|data:)$/.test(source)) && !sources.includes("'strict-dynamic'");
  return isInlineLimited && !isAnyHost;
};

export const contentSecurityPolicyCheck = check({
  id: 'content-security-policy',
  group: 'security',
  title: 'Content-Security-Policy',
  why: 'It limits which scripts may run, so that injected code does no harm.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
  measure: (site) => {
    const policies = policiesOf(site);
    const header = site.response?.headers['content-security-policy'];
    const advice = 'Send a Content-Security-Policy with script-src that names hosts, nonces or hashes.';
    if (policies.length > 0) {
      const evidence = header ?? 'In a meta element of the page';
      if (policies.some(limitsScripts)) return pass('Limits scripts', evidence);
      if (policies.some(scriptsOf)) return warning('Allows any inline script or any host', evidence, advice);
      return warning('Does not limit scripts', evidence, advice);
    }
    if (!site.response) return notMeasured(NO_HEADERS);
    if (site.response.headers['content-security-policy-report-only'])
      return warning(
        'Reports only',
        'content-security-policy-report-only',
        'Enforce the policy once its reports are clean.',
      );
    return warning('Missing', 'No Content-Security-Policy header or meta element', advice);
  },
});

export const frameProtectionCheck = check({
  id: 'frame-protection',
  group: 'security',
  title: 'Protection from framing',
  why: 'A page that others can put into a frame can be used to steal clicks.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Clickjacking',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_HEADERS);
    const advice = "Send “Content-Security-Policy: frame-ancestors 'self'”.";
    // A meta element cannot set frame-ancestors.
    const ancestors = policiesIn(response.headers['content-security-policy']).flatMap((policy) => {
      const values = policy.get('frame-ancestors');
      return values ? [values] : [];
    });
    if (ancestors.length > 0) {
      const shown = `frame-ancestors ${ancestors[0]?.join(' ')}`;
      return ancestors.every((values) => values.includes('*'))
        ? warning('Open to all', shown, advice)
        : pass('frame-ancestors', shown);
    }
    const option = (response.headers['x-frame-options'] ?? '').trim().toUpperCase();
    if (option === '') return warning('Missing', 'Neither frame-ancestors nor X-Frame-Options', advice);
    const values = new Set(option.split(',').map((value) => value.trim()));
    const isKnown = [...values].every((value) => value === 'DENY' || value === 'SAMEORIGIN');
    if (isKnown) return pass([...values].join(', '), `x-frame-options: ${option}`);
    return fail('Not understood', `x-frame-options: ${option}`, advice);
  },
});
