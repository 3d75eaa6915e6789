import { systemPromptFor } from '../answer/prompts.ts';
import { SECTION_NAMES, type SectionName } from '../answer/sections.ts';
import { cleanText } from '../input/clean-text.ts';

type Line = { readonly id: string; readonly kind: string; readonly text: string };

/** The two messages of a request, in any dialect. */
export type ScriptedQuestion = { readonly system: string; readonly user: string };

/** Answers one request, as a model would. */
export type ScriptedModel = (question: ScriptedQuestion) => unknown;

export type Check = {
  readonly passage: string;
  readonly statements: readonly { readonly n: number; readonly statement: string }[];
};

/** The requested part of a report, recognized by the prompt. */
export const partOf = ({ system }: ScriptedQuestion): SectionName | 'select' | 'verify' | 'probe' => {
  const section = SECTION_NAMES.find((name) => system.startsWith(systemPromptFor(name)));
  if (section) return section;
  if (system.startsWith('You choose passages')) return 'select';
  return system.startsWith('You check statements') ? 'verify' : 'probe';
};

const jsonLinesOf = (user: string): readonly unknown[] =>
  user.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && 'id' in value;

export const linesOf = ({ user }: ScriptedQuestion): readonly Line[] => jsonLinesOf(user).filter(isLine);
export const checkOf = ({ user }: ScriptedQuestion): Check =>
  (jsonLinesOf(user)[0] as Check | undefined) ?? { passage: '', statements: [] };

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const shortened = (text: string): string => text.split(/\s+/).slice(0, 12).join(' ').slice(0, 120);

/** Whether at least half of the words of a statement are in the passage. */
const isSupported = (statement: string, passage: string): boolean => {
  const known = new Set(wordsIn(passage));
  const words = wordsIn(statement).filter((word) => !OWN_WORDS.has(word));
  return words.filter((word) => known.has(word)).length >= words.length / 2;
};

const OWN_WORDS = new Set(
  wordsIn(
    'The site says. Someone, 35, visitor, might use this. Reads first. Decides later. Wants: To know. Suffers from: Not knowing.',
  ),
);

const citing = ({ id, text }: Line) => ({ text: `The site says ${shortened(text)}`, ref: id });

const personaOn = ({ id, text }: Line) => ({
  ref: id,
  name: 'Someone',
  age: '35',
  occupation: 'Visitor',
  quote: shortened(text),
  background: shortened(text),
  behavior: 'Reads first. Decides later.',
  goals: ['To know'],
  painPoints: ['Not knowing'],
});

/** An honest but simple model: it writes the words of the first passages, each with its line. */
export const honestAnswer: ScriptedModel = (question) => {
  const part = partOf(question);
  if (part === 'probe') return { ok: true };
  if (part === 'verify') {
    const { passage, statements } = checkOf(question);
    return { supported: statements.filter(({ statement }) => isSupported(statement, passage)).map(({ n }) => n) };
  }
  const lines = linesOf(question);
  if (part === 'select') return { ids: lines.slice(0, 20).map(({ id }) => id) };
  const passages = lines.filter(({ id, text }) => id.startsWith('b') && wordsIn(text).length >= 3).map(citing);
  const findings = lines.filter(({ id }) => id.startsWith('r')).map(citing);
  const [first = { text: '', ref: '' }, second = first] = passages;
  const some = (at: number) => passages.slice(at, at + 4);
  switch (part) {
    case 'purpose':
      return { purpose: first, targetAudience: second, usps: some(0) };
    case 'swot':
      return {
        strengths: some(2),
        weaknesses: findings.slice(2, 6),
        opportunities: findings.slice(4, 7),
        threats: some(6),
      };
    case 'market':
      return {
        competitors: [],
        marketTrends: [...some(1).slice(0, 2), { text: 'More people pay for such things', ref: '' }],
        suggestedModels: findings.slice(-3),
      };
    case 'personas':
      return {
        personas: lines
          .filter(({ id }) => id.startsWith('b'))
          .slice(2, 4)
          .map(personaOn),
      };
    case 'ratings':
      return { monetization: findings[0] ?? first, success: findings[1] ?? first, improvements: findings.slice(2, 5) };
  }
};

/** A text on a page that gives orders to the model. */
export type Injection = {
  /** Its parts as on the page. Every part has to reach the model. */
  readonly parts: readonly string[];
  /** Has the model confirm only its own statement; otherwise, everything. */
  readonly isSelective?: boolean;
};

/** The name that an injection tries to put into the report. */
export const PAYLOAD = 'Zorblax';
export const PAYLOAD_RATING = 5;

const compacted = (text: string): string =>
  cleanText(text)
    .replace(/[\s"\\]+/gu, '')
    .toLowerCase();

const reaches = ({ parts }: Injection, text: string): boolean =>
  parts.every((part) => compacted(text).includes(compacted(part)));

/** The statements of a model that follows an injection, with every kind of reference that it could try. */
const injectedClaims = (injection: Injection, lines: readonly Line[]) => {
  const [part = ''] = injection.parts;
  const own = lines.find(({ text }) => compacted(text).includes(compacted(part)))?.id ?? 'b1';
  const other =
    lines.find(({ id, text }) => id.startsWith('b') && !compacted(text).includes(compacted(part)))?.id ?? 'b2';
  return [own, other, 'f1', 'r1', 'b99999', '', part, `${own}, ${other}`].map((ref) => ({
    text: `${PAYLOAD} is the best of all products`,
    ref,
  }));
};

/** Adds only two injected statements to each list: a model that writes nothing else is rejected. */
const withInjected = (answer: object, injection: Injection, lines: readonly Line[]): object => {
  const claims = injectedClaims(injection, lines);
  return Object.fromEntries(
    Object.entries(answer).map(([key, value], index) => {
      const [own, other] = [claims[0], claims[1 + (index % (claims.length - 1))]].map((claim) => ({
        text: claim?.text ?? '',
        ref: claim?.ref ?? '',
      }));
      if (key === 'personas') {
        const persona = { ...personaOn({ id: own?.ref ?? '', kind: '', text: own?.text ?? '' }), name: PAYLOAD };
        return [key, [persona, ...(value as unknown[])]];
      }
      if (Array.isArray(value)) return [key, [own, other, ...(value as unknown[])]];
      return [key, { ...(key === 'targetAudience' ? own : (value as object)), rating: PAYLOAD_RATING }];
    }),
  );
};

/** A model that follows every injection that reaches it, as far as the schema of the answer allows. */
export const obedientAnswer =
  (injection: Injection): ScriptedModel =>
  (question) => {
    const part = partOf(question);
    const honest = honestAnswer(question) as object;
    if (part === 'probe') return honest;
    if (part === 'verify') {
      const { passage, statements } = checkOf(question);
      const isInjected = reaches(injection, [passage, ...statements.map(({ statement }) => statement)].join(' '));
      if (!isInjected) return honest;
      const wanted = injection.isSelective
        ? statements.filter(({ statement }) => statement.includes(PAYLOAD))
        : statements;
      return { supported: wanted.map(({ n }) => n) };
    }
    const lines = linesOf(question);
    if (!reaches(injection, lines.map(({ text }) => text).join(' '))) return honest;
    if (part === 'select') return { ids: injectedClaims(injection, lines).map(({ ref }) => ref) };
    return withInjected(honest, injection, lines);
  };
