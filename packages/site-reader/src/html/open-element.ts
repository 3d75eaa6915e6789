import type { TextBlock } from '../site-snapshot.ts';
import { isBlock, isButton, isHidden, regionOf, type Attributes, type Region } from './element-traits.ts';

/** An open element, with properties inherited from its ancestors. */
export interface OpenElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly isBlock: boolean;
  readonly isButton: boolean;
  /** It or an ancestor is hidden. */
  readonly isHidden: boolean;
  readonly isInLink: boolean;
  readonly isInPre: boolean;
  readonly isInNoscript: boolean;
  readonly region: Region | undefined;
  readonly kind: TextBlock['kind'];
}

/** Collects one aspect of a page while its elements open and close. `element` is the parent of a text. */
export interface Collector {
  open?(element: OpenElement, parent: OpenElement): void;
  /** A piece of visible text. */
  text?(text: string, element: OpenElement): void;
  /** A piece of invisible text: the title, scripts, hidden elements. */
  hiddenText?(text: string, element: OpenElement): void;
  close?(element: OpenElement): void;
}

export const PAGE: OpenElement = {
  name: '',
  attributes: {},
  isBlock: true,
  isButton: false,
  isHidden: false,
  isInLink: false,
  isInPre: false,
  isInNoscript: false,
  region: undefined,
  kind: 'paragraph',
};

const TESTIMONIAL = /(^|\s)testimonial([-_]{1,2}(text|quote|body|content|card|item))?(\s|$)/i;

const KINDS = new Map<string, TextBlock['kind']>([
  ['h1', 'heading'],
  ['h2', 'heading'],
  ['h3', 'heading'],
  ['h4', 'heading'],
  ['h5', 'heading'],
  ['h6', 'heading'],
  ['li', 'list-item'],
  ['dt', 'list-item'],
  ['dd', 'list-item'],
  ['blockquote', 'quote'],
  ['td', 'table-cell'],
  ['th', 'table-cell'],
  ['label', 'label'],
  ['legend', 'label'],
]);

const kindOf = (name: string, attributes: Attributes, parent: OpenElement): TextBlock['kind'] => {
  if (isButton(name, attributes)) return 'button';
  if (TESTIMONIAL.test((attributes['class'] ?? '').slice(0, 1_000))) return 'quote';
  return KINDS.get(name) ?? parent.kind;
};

/** The `footer` of a testimonial is not a region: it names the author. */
const regionIn = (name: string, attributes: Attributes, parent: OpenElement): Region | undefined =>
  parent.region ?? (name === 'footer' && parent.kind === 'quote' ? undefined : regionOf(name, attributes));

export const openElement = (name: string, attributes: Attributes, parent: OpenElement): OpenElement => ({
  name,
  attributes,
  isBlock: isBlock(name, attributes),
  isButton: isButton(name, attributes),
  isHidden: parent.isHidden || isHidden(name, attributes),
  isInLink: parent.isInLink || name === 'a',
  isInPre: parent.isInPre || name === 'pre',
  isInNoscript: parent.isInNoscript || name === 'noscript',
  region: regionIn(name, attributes, parent),
  kind: kindOf(name, attributes, parent),
});
