import { cleanText } from '../../html/clean-text.ts';
import type { Collector, OpenElement } from '../../html/open-element.ts';
import { addText, textRun, wholeText } from '../../html/text-run.ts';
import type { LinkTag, Markup, Meta } from './markup.ts';

const MAX_METAS = 300;
/** Long enough for any Content-Security-Policy: half of one would be judged wrongly. */
const MAX_CONTENT = 10_000;
const MAX_LINK_TAGS = 500;
const MAX_HREF = 2_048;

type Head = Pick<Markup, 'title' | 'lang' | 'metas' | 'linkTags'>;

/** Collects metadata elements anywhere on the page. */
export const collectHeadTags = (): Collector & { readonly found: () => Head } => {
  const metas: Meta[] = [];
  const linkTags: LinkTag[] = [];
  const title = textRun(MAX_CONTENT);
  let titleElement: OpenElement | undefined;
  let lang: string | undefined;

  const addMeta = ({ attributes }: OpenElement) => {
    const content = cleanText((attributes['content'] ?? '').slice(0, MAX_CONTENT));
    for (const name of ['name', 'property', 'http-equiv']) {
      const key = (attributes[name] ?? '').trim().toLowerCase();
      if (key !== '' && metas.length < MAX_METAS) metas.push({ key: key.slice(0, 100), content });
    }
  };

  const addLinkTag = ({ attributes }: OpenElement) => {
    const rels = (attributes['rel'] ?? '').slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean);
    const href = (attributes['href'] ?? '').trim().slice(0, MAX_HREF);
    if (linkTags.length < MAX_LINK_TAGS) linkTags.push({ rels, href, hreflang: attributes['hreflang']?.slice(0, 50) });
  };

  return {
    open: (element, parent) => {
      if (element.name === 'html') lang ??= element.attributes['lang']?.slice(0, 100);
      if (element.isInNoscript) return;
      if (element.name === 'title' && !parent.isHidden) titleElement ??= element; // An SVG has a title too.
      if (element.name === 'meta') addMeta(element);
      if (element.name === 'link') addLinkTag(element);
    },
    hiddenText: (text, element) => {
      if (element === titleElement) addText(title, text);
    },
    found: () => ({ title: titleElement && wholeText(title), lang, metas, linkTags }),
  };
};
