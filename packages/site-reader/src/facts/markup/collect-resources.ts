import { resolveHref } from '../../html/collect-links.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import type { Resource } from './markup.ts';

const MAX_BY_KIND: Readonly<Record<Resource['kind'], number>> = {
  script: 500,
  style: 300,
  image: 1_000,
  frame: 100,
  media: 200,
  form: 100,
  hint: 200,
};

const HINTS = /\b(preload|modulepreload|preconnect|dns-prefetch|prefetch)\b/;

const kindAndAddress = ({
  name,
  attributes,
}: OpenElement): readonly [Resource['kind'], string | undefined] | undefined => {
  switch (name) {
    case 'script':
      return ['script', attributes['src']];
    case 'link': {
      const rel = (attributes['rel'] ?? '').slice(0, 200).toLowerCase();
      if (/\bstylesheet\b/.test(rel)) return ['style', attributes['href']];
      return HINTS.test(rel) ? ['hint', attributes['href']] : undefined;
    }
    case 'img':
      return ['image', attributes['src']];
    case 'iframe':
      return ['frame', attributes['src']];
    case 'form':
      return ['form', attributes['action']];
    case 'video':
    case 'audio':
    case 'source':
    case 'embed':
      return ['media', attributes['src']];
    default:
      return undefined;
  }
};

/** Collects the resources of a page, by address. `base()` is the base of relative addresses. */
export const collectResources = (base: () => string): Collector & { readonly found: () => readonly Resource[] } => {
  const resources: Resource[] = [];
  const left = { ...MAX_BY_KIND };
  return {
    open: (element) => {
      const [kind, address] = kindAndAddress(element) ?? [];
      if (kind === undefined || !address?.trim() || left[kind] <= 0) return;
      const url = resolveHref(address.trim(), base());
      if (url === undefined) return;
      left[kind]--;
      resources.push({ kind, url: new URL(url), isInNoscript: element.isInNoscript });
    },
    found: () => resources,
  };
};
