import { registrableDomain } from '../../registrable-domain.ts';
import { check, info, pass, warning } from '../check.ts';

const MANY_SCRIPTS = 50;

export const scriptsCheck = check({
  id: 'scripts',
  group: 'delivery',
  title: 'Scripts',
  why: 'A phone loads, parses and runs each of them.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/bootup-time',
  measure: ({ markup: { resources, inlineScripts } }) => {
    const files = resources.filter(({ kind, isInNoscript }) => kind === 'script' && !isInNoscript).length;
    const evidence = `With a file: ${files}; inline: ${inlineScripts.count}`;
    const advice = 'Remove scripts that the page does not need, and combine the others.';
    if (files >= MANY_SCRIPTS) return warning(files, evidence, advice, 'files');
    return info(files, evidence, files === 1 ? 'file' : 'files');
  },
});

export const thirdPartiesCheck = check({
  id: 'third-parties',
  group: 'delivery',
  title: 'Third-party hosts',
  why: 'Each one costs a connection and learns of each visit.',
  source: 'https://web.dev/articles/identify-slow-third-party-javascript',
  measure: ({ url, markup: { resources } }) => {
    const own = registrableDomain(url.hostname);
    const hosts = new Set(
      resources
        .filter(({ kind, isInNoscript }) => kind !== 'form' && kind !== 'hint' && !isInNoscript)
        .map((resource) => resource.url.hostname)
        .filter((host) => registrableDomain(host) !== own),
    );
    if (hosts.size === 0) return pass(0, 'Scripts, styles, images and frames in the HTML come from the site itself.');
    return info(hosts.size, [...hosts].slice(0, 12).join(', '), hosts.size === 1 ? 'host' : 'hosts');
  },
});
