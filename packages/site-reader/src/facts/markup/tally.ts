import type { OpenElement } from '../../html/open-element.ts';
import type { Tally } from './markup.ts';

const MAX_EXAMPLES = 5;
/** Attributes that identify an element in the source of a page. */
const NAMING = ['id', 'name', 'type', 'src', 'href', 'class'];
const MAX_ATTRIBUTE = 60;
const MAX_SHOWN = 3;

/** The start tag of an element, with up to three of these attributes. */
const startTag = ({ name, attributes }: OpenElement): string => {
  const shown = NAMING.flatMap((key) => {
    // The query is removed before truncation: half a secret would not be recognized.
    const value = key === 'src' || key === 'href' ? attributes[key]?.split('?', 1)[0] : attributes[key];
    return value ? [`${key}="${value.slice(0, MAX_ATTRIBUTE)}"`] : [];
  });
  return `<${[name, ...shown.slice(0, MAX_SHOWN)].join(' ')}>`;
};

/** Counts elements, and keeps the start tags of the first ones that lack something. */
export const tallyMissing = (): {
  readonly add: (element: OpenElement, isComplete: boolean) => void;
  readonly found: () => Tally;
} => {
  const examples: string[] = [];
  let count = 0;
  let missing = 0;
  return {
    add: (element, isComplete) => {
      count++;
      if (isComplete) return;
      missing++;
      if (examples.length < MAX_EXAMPLES) examples.push(startTag(element));
    },
    found: () => ({ count, missing, examples }),
  };
};
