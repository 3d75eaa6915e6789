import { titleParts } from '../read/name.ts';
import type { Site } from '../read/site.ts';
import { isSure, type KindJudgment } from './judge-kind.ts';

const MIN_WORDS = 150;
/** “River Otter Wiki”: the title ends with the kind of work. */
const WIKI = /(?<!\p{L})wiki(?:a|pedia)?$/iu;

/** The headline of an entry in a reference work: the main heading, which begins the title before the name of the work. Undefined for any other page. */
export const entryOf = ({ snapshot, name }: Site, judgment: KindJudgment): string | undefined => {
  const parts = titleParts(snapshot.title);
  const isWiki = WIKI.test(parts.at(-1) ?? '');
  const isReference = isWiki || (isSure(judgment) && judgment.kind.id === 'reference');
  if (!isReference || snapshot.wordCount < MIN_WORDS) return undefined;
  const heading = snapshot.headings.find(({ level }) => level === 1)?.text.trim() ?? '';
  const isOther = isWiki || heading !== name.title;
  return heading !== '' && isOther && parts[0] === heading && snapshot.title !== heading ? heading : undefined;
};
