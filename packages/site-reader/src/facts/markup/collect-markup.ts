import type { FoundBlock } from '../../html/collect-text.ts';
import { isHidden } from '../../html/element-traits.ts';
import { PAGE, type Collector, type OpenElement } from '../../html/open-element.ts';
import { collectAnchors } from './collect-anchors.ts';
import { collectControlNames } from './collect-control-names.ts';
import { collectHeadTags } from './collect-head-tags.ts';
import { collectImageTexts } from './collect-image-texts.ts';
import { collectInlineData } from './collect-inline-data.ts';
import { collectOutline } from './collect-outline.ts';
import { collectResources } from './collect-resources.ts';
import { collectSigns } from './collect-signs.ts';
import type { Markup } from './markup.ts';

/** Collects the input of the checks during the single pass over the page. `base()` is the base of relative addresses. */
export const collectMarkup = (
  base: () => string,
): { readonly collectors: readonly Collector[]; readonly found: (texts: readonly FoundBlock[]) => Markup } => {
  const silence = trackSilence();
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

/** Elements without visible text that are still fields, or name a picture. */
const NAMED_ELEMENTS = new Set(['select', 'textarea', 'svg', 'title']);

/**
 * Tracks elements that are hidden even from screen readers. Text with a class for screen readers is invisible, but not
 * silent. This collector must run before those that use it.
 */
const trackSilence = (): Collector & { readonly isSilent: (element: OpenElement) => boolean } => {
  const silent = new WeakSet<OpenElement>();
  const isSilent = (element: OpenElement): boolean => element !== PAGE && silent.has(element);
  return {
    isSilent,
    open: (element, parent) => {
      if (!element.isHidden) return;
      const { class: _, ...attributes } = element.attributes;
      if (isSilent(parent) || isHidden(NAMED_ELEMENTS.has(element.name) ? 'div' : element.name, attributes))
        silent.add(element);
    },
  };
};
