import type { Collector } from '../../html/frame.ts';
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
    open: (frame) => {
      hasCookieNotice ||= frame.region === 'cookie-notice';
      if (frame.name.includes('-')) add(elements, frame.name);
      for (const name of Object.keys(frame.attributes)) add(attributes, name);
      if (frame.attributes['id']) add(ids, frame.attributes['id']);
    },
    found: () => ({ signs: { attributes, elements, ids }, hasCookieNotice }),
  };
};
