import type { Collector } from '../../html/open-element.ts';
import type { Markup } from './markup.ts';

const MAX_NAMES = 600;
const MAX_LENGTH = 40;

/** Collects the names that identify frameworks: of attributes, of elements, and ids. */
export const collectSigns = (): Collector & {
  readonly found: () => Pick<Markup, 'signs' | 'hasCookieNotice'>;
} => {
  const attributes = new Set<string>();
  const elements = new Set<string>();
  const ids = new Set<string>();
  let hasCookieNotice = false;
  const add = (names: Set<string>, name: string) => {
    if (name.length <= MAX_LENGTH && names.size < MAX_NAMES) names.add(name);
  };
  return {
    open: (element) => {
      hasCookieNotice ||= element.region === 'cookie-notice';
      if (element.name.includes('-')) add(elements, element.name);
      for (const name of Object.keys(element.attributes)) add(attributes, name);
      if (element.attributes['id']) add(ids, element.attributes['id']);
    },
    found: () => ({ signs: { attributes, elements, ids }, hasCookieNotice }),
  };
};
