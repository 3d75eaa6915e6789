import type { FoundBlock } from '../../html/collect-text.ts';
import { type Collector, PAGE, type Frame } from '../../html/frame.ts';
import { collectAnchors } from './collect-anchors.ts';
import { collectControlNames } from './collect-control-names.ts';
import { collectHeadTags } from './collect-head-tags.ts';
import { collectImageTexts } from './collect-image-texts.ts';
import { collectInlineData } from './collect-inline-data.ts';
import { collectOutline } from './collect-outline.ts';
import { collectResources } from './collect-resources.ts';
import { collectSigns } from './collect-signs.ts';
import type { Markup } from './markup.ts';
import { isHidden } from '../../html/element-traits.ts';

/** Collects what facts are measured on, in the one pass over the page. `base()` is what relative addresses stand on. */
export const collectMarkup = (
  base: () => string,
): { readonly collectors: readonly Collector[]; readonly found: (texts: readonly FoundBlock[]) => Markup } => {
  const silence = noteSilence();
  const head = collectHeadTags();
  const outline = collectOutline(silence.isSilent);
  const images = collectImageTexts(silence.isSilent);
  const controls = collectControlNames(silence.isSilent);
  const anchors = collectAnchors();
  const resources = collectResources(base);
  const data = collectInlineData();
  const signs = collectSigns();
  return {
    collectors: [silence, head, outline, images, controls, anchors, resources, data, signs],
    found: (texts) => ({
      base: base(),
      ...head.found(),
      headings: outline.found(),
      images: images.found(),
      ...controls.found(),
      anchors: anchors.found(),
      resources: resources.found(),
      ...data.found(),
      ...signs.found(),
      texts,
    }),
  };
};

/** Elements that give no text to read, but a field to fill in or the name of a picture. */
const SPEAKING = new Set(['select', 'textarea', 'svg', 'title']);

/**
 * Tracks the open elements that are hidden from everyone, screen readers included. Text hidden by a class for screen
 * readers is invisible, but not silent. As a collector it runs before its users.
 */
const noteSilence = (): Collector & { readonly isSilent: (frame: Frame) => boolean } => {
  const silent = new WeakSet<Frame>();
  const isSilent = (frame: Frame): boolean => frame !== PAGE && silent.has(frame);
  return {
    isSilent,
    open: (frame, parent) => {
      if (!frame.isHidden) return;
      const { class: _, ...attributes } = frame.attributes;
      if (isSilent(parent) || isHidden(SPEAKING.has(frame.name) ? 'div' : frame.name, attributes)) silent.add(frame);
    },
  };
};
