import { isHidden } from '../../html/element-traits.ts';
import { PAGE, type Collector, type Frame } from '../../html/frame.ts';

/** Elements that give no text to read, but a field to fill in or the name of a picture. */
const SPEAKING = new Set(['select', 'textarea', 'svg', 'title']);

/**
 * Tracks the open elements that are hidden from everyone, screen readers included. Text hidden by a class for screen
 * readers is invisible, but not silent. As a collector it runs before its users.
 */
export const noteSilence = (): Collector & { readonly isSilent: (frame: Frame) => boolean } => {
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
