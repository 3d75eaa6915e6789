import type { Meaning } from './judgement.ts';
import { JUDGEMENTS_IN_GENERAL } from './judgements-in-general.ts';
import { JUDGEMENTS_OF_FINDING } from './judgements-of-finding.ts';
import { JUDGEMENTS_OF_USING } from './judgements-of-using.ts';
import { phraseBook } from './phrases.ts';

const ALL = [...JUDGEMENTS_OF_FINDING, ...JUDGEMENTS_OF_USING, ...JUDGEMENTS_IN_GENERAL];

/** Every phrase by which somebody praises or criticises, and those that only sound like it. */
export const JUDGEMENTS = phraseBook<Meaning>(ALL);
