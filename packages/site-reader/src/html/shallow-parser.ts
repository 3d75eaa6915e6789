import { Parser, type Handler } from 'htmlparser2';

/** Deeper elements are ignored. Browsers have the same limit. */
export const MAX_DEPTH = 512;
const MAX_ATTRIBUTES = 100;

/**
 * htmlparser2 keeps open elements in an unlimited array that it shifts and searches: its time grows with the square of
 * the depth (200,000 nested `div`: 22 s). This parser opens at most 512 levels and reads at most 100 attributes of a
 * tag, so its time is linear in the length of the page.
 */
class ShallowParser extends Parser {
  readonly #html: string;
  readonly #depth: () => number;
  /** The number of open elements below the deepest level; while there are any, everything is ignored. */
  #tooDeep = 0;
  #isSkippingTag = false;
  #attributes = 0;

  constructor(html: string, handler: Partial<Handler>, depth: () => number) {
    super(handler);
    this.#html = html;
    this.#depth = depth;
  }

  #opens(start: number, end: number): boolean {
    return !this.isVoidElement(this.#html.slice(start, end).toLowerCase());
  }

  override onopentagname(start: number, end: number): void {
    this.#attributes = 0;
    this.#isSkippingTag = this.#tooDeep > 0 || this.#depth() >= MAX_DEPTH;
    if (!this.#isSkippingTag) super.onopentagname(start, end);
    else if (this.#opens(start, end)) this.#tooDeep++;
  }

  get #isSkippingAttribute(): boolean {
    return this.#isSkippingTag || this.#attributes > MAX_ATTRIBUTES;
  }

  override onattribname(start: number, end: number): void {
    this.#attributes++;
    if (!this.#isSkippingAttribute) super.onattribname(start, end);
  }

  override onattribdata(start: number, end: number): void {
    if (!this.#isSkippingAttribute) super.onattribdata(start, end);
  }

  override onattribentity(codePoint: number): void {
    if (!this.#isSkippingAttribute) super.onattribentity(codePoint);
  }

  override onattribend(quote: Parameters<Parser['onattribend']>[0], end: number): void {
    if (!this.#isSkippingAttribute) super.onattribend(quote, end);
  }

  override onopentagend(end: number): void {
    if (!this.#isSkippingTag) super.onopentagend(end);
    this.#isSkippingTag = false;
  }

  override onselfclosingtag(end: number): void {
    if (!this.#isSkippingTag) super.onselfclosingtag(end);
    this.#isSkippingTag = false;
  }

  override onclosetag(start: number, end: number): void {
    if (this.#tooDeep === 0) super.onclosetag(start, end);
    else if (this.#opens(start, end)) this.#tooDeep--;
  }

  override ontext(start: number, end: number): void {
    if (this.#tooDeep === 0) super.ontext(start, end);
  }

  override ontextentity(codePoint: number, end: number): void {
    if (this.#tooDeep === 0) super.ontextentity(codePoint, end);
  }
}

/** Parses a whole page. `depth` returns the number of open elements of the handler. */
export const parseHtml = (html: string, handler: Partial<Handler>, depth: () => number): void =>
  new ShallowParser(html, handler, depth).end(html);
