import { cut } from '../../html/clean-text.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import { addText, textRun, wholeText, type TextRun } from '../../html/text-run.ts';
import type { Markup } from './markup.ts';

const MAX_HEADINGS = 500;
const MAX_TEXT = 150;

const levelOf = ({ name, attributes }: OpenElement): number => {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  const level = Number(attributes['aria-level'] ?? 2);
  return attributes['role'] === 'heading' && level >= 1 && level <= 6 ? Math.trunc(level) : 0;
};

/** Collects the headings as a screen reader lists them, without empty ones. */
export const collectOutline = (
  isSilent: (element: OpenElement) => boolean,
): Collector & { readonly found: () => Markup['headings'] } => {
  const headings: { readonly level: number; readonly text: string }[] = [];
  let open: { readonly element: OpenElement; readonly level: number; readonly text: TextRun } | undefined;
  const add = (text: string | undefined, element: OpenElement) => {
    if (open && text && !isSilent(element)) addText(open.text, text);
  };
  return {
    open: (element) => {
      if (isSilent(element)) return;
      const level = open ? 0 : levelOf(element);
      if (level > 0) open = { element, level, text: textRun(2 * MAX_TEXT) };
      if (element.name === 'img') add(element.attributes['alt'], element);
      add(element.attributes['aria-label'], element);
      if (element.isBlock) add(' ', element);
    },
    text: add,
    hiddenText: add,
    close: (element) => {
      if (element !== open?.element) return;
      const text = cut(wholeText(open.text), MAX_TEXT);
      if (text !== '' && headings.length < MAX_HEADINGS) headings.push({ level: open.level, text });
      open = undefined;
    },
    found: () => headings,
  };
};
