import { isHidden } from '../../html/element-traits.ts';
import { PAGE, type Collector, type Frame } from '../../html/frame.ts';

/** Elements that give no text to read, but a field to fill in or the name of a picture. */
const SPEAKING = new Set(['select', 'textarea', 'svg', 'title']);

/**
 * Knows which open elements reach nobody, a screen reader included. Text that is hidden by a class for screen readers is
 * not shown, but not silent. As a collector it stands before those that ask it.
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
