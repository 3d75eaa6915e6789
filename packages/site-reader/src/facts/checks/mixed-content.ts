import { check, fail, notMeasured, pass, warning } from '../check.ts';
import type { Resource } from '../markup/markup.ts';
import { policiesOf } from './content-security-policy.ts';

/** Browsers upgrade or show these over http; they block everything else. */
const PASSIVE: ReadonlySet<Resource['kind']> = new Set<Resource['kind']>(['image', 'media']);

export const mixedContentCheck = check({
  id: 'mixed-content',
  group: 'security',
  title: 'Mixed content',
  why: 'Files loaded over http can be changed on the way; browsers block them on https pages.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
  measure: (site) => {
    const { url, markup } = site;
    if (url.protocol !== 'https:') return notMeasured('The page does not use HTTPS.');
    const insecure = markup.resources.filter(
      (each) => each.url.protocol === 'http:' && each.kind !== 'hint' && !each.isInNoscript,
    );
    if (insecure.length === 0) return pass(0, 'No script, style, frame, image or form uses http.');
    const evidence = insecure
      .slice(0, 5)
      .map(({ kind, url: { href } }) => `${kind}: ${href}`)
      .join('; ');
    if (policiesOf(site).some((policy) => policy.has('upgrade-insecure-requests')))
      return pass(insecure.length, `Upgraded by the Content-Security-Policy: ${evidence}`);
    const advice = 'Write these addresses with https.';
    return insecure.some(({ kind }) => !PASSIVE.has(kind))
      ? fail(insecure.length, evidence, advice)
      : warning(insecure.length, evidence, advice);
  },
});
