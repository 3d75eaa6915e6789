import { cut } from '../../html/clean-text.ts';
import type { Collector, Frame } from '../../html/frame.ts';
import { addText, textRun, wholeText, type TextRun } from '../../html/text-run.ts';
import type { Markup } from './markup.ts';

const MAX_HEADINGS = 500;
const MAX_TEXT = 150;

const levelOf = ({ name, attributes }: Frame): number => {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  const level = Number(attributes['aria-level'] ?? 2);
  return attributes['role'] === 'heading' && level >= 1 && level <= 6 ? Math.trunc(level) : 0;
};

/** Collects the headings as a screen reader lists them, without empty ones. */
export const collectOutline = (
  isSilent: (frame: Frame) => boolean,
): Collector & { readonly found: () => Markup['headings'] } => {
  const headings: { readonly level: number; readonly text: string }[] = [];
  let open: { readonly frame: Frame; readonly level: number; readonly text: TextRun } | undefined;
  const add = (text: string | undefined, frame: Frame) => {
    if (open && text && !isSilent(frame)) addText(open.text, text);
  };
  return {
    open: (frame) => {
      if (isSilent(frame)) return;
      const level = open ? 0 : levelOf(frame);
      if (level > 0) open = { frame, level, text: textRun(2 * MAX_TEXT) };
      if (frame.name === 'img') add(frame.attributes['alt'], frame);
      add(frame.attributes['aria-label'], frame);
      if (frame.isBlock) add(' ', frame);
    },
    text: add,
    hiddenText: add,
    close: (frame) => {
      if (frame !== open?.frame) return;
      const text = cut(wholeText(open.text), MAX_TEXT);
      if (text !== '' && headings.length < MAX_HEADINGS) headings.push({ level: open.level, text });
      open = undefined;
    },
    found: () => headings,
  };
};
