import type { FoundBlock } from '../../html/collect-text.ts';
import type { Collector } from '../../html/frame.ts';
import { collectAnchors } from './collect-anchors.ts';
import { collectControlNames } from './collect-control-names.ts';
import { collectHeadTags } from './collect-head-tags.ts';
import { collectImageTexts } from './collect-image-texts.ts';
import { collectInlineData } from './collect-inline-data.ts';
import { collectOutline } from './collect-outline.ts';
import { collectResources } from './collect-resources.ts';
import { collectSigns } from './collect-signs.ts';
import type { Markup } from './markup.ts';
import { noteSilence } from './silence.ts';

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
