import { cut } from '../../html/clean-text.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import { addText, textRun, wholeText, type TextRun } from '../../html/text-run.ts';
import type { Markup } from './markup.ts';

const MAX_ANCHORS = 5_000;
const MAX_TEXT = 120;
const MAX_HREF = 500;

/** Collects the texts and addresses of all links and buttons, including those in closed menus. */
export const collectAnchors = (): Collector & { readonly found: () => Markup['anchors'] } => {
  const anchors: { readonly text: string; readonly href: string }[] = [];
  let open: { readonly element: OpenElement; readonly text: TextRun } | undefined;
  const add = (text: string | undefined) => {
    if (open && text) addText(open.text, text);
  };
  return {
    open: (element) => {
      const isAnchor = element.name === 'button' || (element.name === 'a' && element.attributes['href'] !== undefined);
      if (isAnchor && anchors.length < MAX_ANCHORS) open = { element, text: textRun(2 * MAX_TEXT) };
      else if (element.isBlock || element.name === 'br') add(' ');
      if (element.name === 'img') add(element.attributes['alt']);
    },
    text: add,
    hiddenText: (text, { name }) => {
      if (name !== 'script' && name !== 'style') add(text);
    },
    close: (element) => {
      if (element !== open?.element) return;
      const { attributes } = element;
      const text = wholeText(open.text) || (attributes['aria-label'] ?? attributes['title'] ?? '');
      anchors.push({ text: cut(text, MAX_TEXT), href: (attributes['href'] ?? '').trim().slice(0, MAX_HREF) });
      open = undefined;
    },
    found: () => anchors,
  };
};
