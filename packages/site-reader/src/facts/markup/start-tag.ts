import type { OpenElement } from '../../html/open-element.ts';

/** Attributes that identify an element in the source of a page. */
const NAMING = ['id', 'name', 'type', 'src', 'href', 'class'];
const MAX_ATTRIBUTE = 60;
const MAX_SHOWN = 3;

/** An element as its page writes it, shortened. */
export const startTag = ({ name, attributes }: OpenElement): string => {
  const shown = NAMING.flatMap((key) => {
    const value = attributes[key];
    // The query is removed before truncation: half a secret would not be recognized.
    const shown = key === 'src' || key === 'href' ? value?.split('?', 1)[0] : value;
    return shown ? [`${key}="${shown.slice(0, MAX_ATTRIBUTE)}"`] : [];
  });
  return `<${[name, ...shown.slice(0, MAX_SHOWN)].join(' ')}>`;
};
