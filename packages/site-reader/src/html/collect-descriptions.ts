import { line } from './clean-text.ts';
import type { Collector } from './open-element.ts';

const MAX_DESCRIPTIONS = 200;
const DESCRIBING = ['alt', 'aria-label'];

/** Collects the alternative texts of images and controls, each text once. */
export const collectDescriptions = (): Collector & { readonly found: () => readonly string[] } => {
  const found = new Set<string>();
  return {
    open: ({ attributes, isHidden }) => {
      if (isHidden || found.size >= MAX_DESCRIPTIONS) return;
      for (const name of DESCRIBING) {
        const text = line(attributes[name] ?? '');
        if (text !== '') found.add(text);
      }
    },
    found: () => [...found],
  };
};
