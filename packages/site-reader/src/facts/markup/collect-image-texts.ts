import type { Attributes } from '../../html/element-traits.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import type { Markup } from './markup.ts';
import { tallyMissing } from './tally.ts';

const MAX_FILE_NAMES = 5;
const FILE_NAME = /^[^\s]{1,80}\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i;
/** Attributes that a script converts to the text. */
const BOUND = [':alt', 'v-bind:alt', '[alt]', 'ng-attr-alt', 'x-bind:alt', 'data-bind'];

const isTrackingPixel = ({ width, height }: Attributes): boolean =>
  /^[01](px)?$/.test(width ?? '') && /^[01](px)?$/.test(height ?? '');

const hasText = (attributes: Attributes): boolean =>
  attributes['alt'] !== undefined ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => (attributes[name] ?? '').trim() !== '') ||
  ['presentation', 'none'].includes((attributes['role'] ?? '').trim().toLowerCase()) ||
  BOUND.some((name) => attributes[name] !== undefined);

/** Counts images, and those without an alternative text. An empty text is valid: it marks decoration. */
export const collectImageTexts = (
  isSilent: (element: OpenElement) => boolean,
): Collector & { readonly found: () => Markup['images'] } => {
  const images = tallyMissing();
  const fileNames: string[] = [];
  return {
    open: (element) => {
      if (element.name !== 'img' || isSilent(element) || isTrackingPixel(element.attributes)) return;
      images.add(element, hasText(element.attributes));
      const alt = (element.attributes['alt'] ?? '').slice(0, 100).trim();
      if (FILE_NAME.test(alt) && fileNames.length < MAX_FILE_NAMES) fileNames.push(alt);
    },
    found: () => ({ ...images.found(), fileNames }),
  };
};
