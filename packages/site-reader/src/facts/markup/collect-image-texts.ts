import type { Attributes } from '../../html/element-traits.ts';
import type { Collector, Frame } from '../../html/frame.ts';
import type { Markup } from './markup.ts';
import { startTag } from './start-tag.ts';
import { countLacking } from './tally.ts';

const MAX_FILE_NAMES = 5;
const FILE_NAME = /^[^\s]{1,80}\.(jpe?g|png|gif|webp|avif|svg|bmp)$/i;
/** Attributes that a script turns into the text. */
const BOUND = [':alt', 'v-bind:alt', '[alt]', 'ng-attr-alt', 'x-bind:alt', 'data-bind'];

const isPixel = ({ width, height }: Attributes): boolean =>
  /^[01](px)?$/.test(width ?? '') && /^[01](px)?$/.test(height ?? '');

const hasText = (attributes: Attributes): boolean =>
  attributes['alt'] !== undefined ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => (attributes[name] ?? '').trim() !== '') ||
  ['presentation', 'none'].includes((attributes['role'] ?? '').trim().toLowerCase()) ||
  BOUND.some((name) => attributes[name] !== undefined);

/** Counts images and those that say nothing to people who do not see them; an empty text marks decoration. */
export const collectImageTexts = (
  isSilent: (frame: Frame) => boolean,
): Collector & { readonly found: () => Markup['images'] } => {
  const images = countLacking();
  const fileNames: string[] = [];
  return {
    open: (frame) => {
      if (frame.name !== 'img' || isSilent(frame) || isPixel(frame.attributes)) return;
      images.add(hasText(frame.attributes) ? undefined : startTag(frame));
      const alt = (frame.attributes['alt'] ?? '').slice(0, 100).trim();
      if (FILE_NAME.test(alt) && fileNames.length < MAX_FILE_NAMES) fileNames.push(alt);
    },
    found: () => ({ ...images.found(), fileNames }),
  };
};
