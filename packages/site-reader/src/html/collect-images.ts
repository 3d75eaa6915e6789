import type { PageSnapshot } from '../site-snapshot.ts';
import type { Collector } from './open-element.ts';

/** Counts images, and those with a description. Images marked as decoration (`alt=""`) do not count. */
export const collectImages = (): Collector & { readonly found: () => PageSnapshot['images'] } => {
  let count = 0;
  let described = 0;
  return {
    open: ({ name, attributes, isHidden }) => {
      if (isHidden || (name !== 'img' && !(name === 'input' && attributes['type'] === 'image'))) return;
      const description = attributes['alt'] ?? attributes['aria-label'];
      if (description === '' || attributes['role'] === 'presentation' || attributes['role'] === 'none') return;
      if (attributes['width'] === '1' && attributes['height'] === '1') return; // A tracking pixel.
      count++;
      if (description !== undefined && description.trim() !== '') described++;
    },
    found: () => ({ count, described }),
  };
};
