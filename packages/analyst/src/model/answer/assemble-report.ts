import { createHash } from 'node:crypto';
import type { Evidence, Persona, Report } from '@twofold/contracts/analysis/report';
import type { Candidate } from '../claims/check-claim.ts';
import type { PersonaCandidate } from '../claims/collect-claims.ts';
import type { Ratings } from '../claims/defense.ts';
import { ANALYSIS_LISTS } from '../input/numbered-input.ts';

const MAX_QUOTE_LENGTH = 240;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?。！？]+[.!?。！？]*\s*/gu) ?? [text];

/** The beginning of a text, cut between words if possible. */
const beginning = (text: string): string => {
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  const cut = text.slice(0, MAX_QUOTE_LENGTH);
  return (/^[\s\S]{60,}(?=\s)/u.exec(cut)?.[0] ?? cut).replace(/[\uD800-\uDBFF]$/u, '');
};

/** The verbatim part of a passage that is shown with a statement: the sentence that shares the most words with it. */
const cutQuote = (words: string, statement: string): string => {
  const passage = words.trim();
  if (passage.length <= MAX_QUOTE_LENGTH) return passage;
  const wanted = new Set(wordsIn(statement));
  const scored = sentencesOf(passage).map((sentence) => ({
    sentence,
    shared: wordsIn(sentence).filter((word) => wanted.has(word)).length,
  }));
  const [best] = scored.toSorted((a, b) => b.shared - a.shared);
  return beginning((best?.sentence ?? passage).trim());
};

/** The permanent id of a statement. */
const claimId = (path: string, text: string): string =>
  createHash('sha256').update(`${path}\n${text}`).digest('hex').slice(0, 16);

const INFERRED = 'Concluded by the model from the pages as a whole';

/** The evidence for a statement. We cut quotes from the passage ourselves, so they are always verbatim. */
const evidenceFor = (path: string, list: string, { text, item }: Candidate): Evidence => {
  const named = { id: claimId(list, text), path };
  if (item === undefined) return { ...named, basis: 'inference', reason: INFERRED };
  const { ground } = item;
  if (ground.basis === 'measured') return { ...named, basis: 'measured', fact: ground.fact };
  if (ground.basis === 'finding') return { ...ground.evidence, ...named };
  const quote = cutQuote(ground.words, text);
  return { ...named, basis: 'quote', quote, section: ground.section.slice(0, 300) };
};

const isPersona = (candidate: Candidate): candidate is PersonaCandidate => 'persona' in candidate;

/**
 * Builds a report from the kept statements. What the model did not write, or was not asked for, stays as the rules wrote
 * it, with its evidence.
 */
export const assembleReport = (kept: readonly Candidate[], rules: Report, ratings: Ratings): Report => {
  const evidence: Evidence[] = [];
  const replaced: string[] = [];
  const of = (list: string) => kept.filter((candidate) => candidate.list === list);
  const one = (path: string, fallback: string): string => {
    const [candidate] = of(path);
    if (candidate === undefined) return fallback;
    replaced.push(path);
    evidence.push(evidenceFor(path, path, candidate));
    return candidate.text;
  };
  const all = (list: string, fallback: readonly string[]): string[] => {
    const candidates = of(list);
    if (candidates.length === 0) return [...fallback];
    replaced.push(list);
    evidence.push(...candidates.map((candidate, index) => evidenceFor(`${list}.${index}`, list, candidate)));
    return candidates.map(({ text }) => text);
  };
  const { aiAnalysis: analysis } = rules;
  const { monetizationPotential: money, successPotential: success } = analysis;
  const personas = of('personas').filter(isPersona);
  const personaAt = (path: string, candidate: PersonaCandidate): Persona => {
    evidence.push(evidenceFor(path, 'aiAnalysis.customerPersona', candidate));
    return candidate.persona;
  };
  const [primary, ...others] = personas;
  if (primary !== undefined) replaced.push('aiAnalysis.customerPersona', 'aiAnalysis.secondaryPersonas');

  const report: Report = {
    ...rules,
    purpose: one('purpose', rules.purpose),
    targetAudience: one('targetAudience', rules.targetAudience),
    usps: all('usps', rules.usps),
    aiAnalysis: {
      ...analysis,
      ...Object.fromEntries(ANALYSIS_LISTS.map((list) => [list, all(`aiAnalysis.${list}`, analysis[list])] as const)),
      ...(primary !== undefined && {
        customerPersona: personaAt('aiAnalysis.customerPersona', primary),
        secondaryPersonas: others.map((other, index) => personaAt(`aiAnalysis.secondaryPersonas.${index}`, other)),
      }),
      monetizationPotential: {
        ...money,
        rating: ratings.monetization,
        rationale: one('aiAnalysis.monetizationPotential.rationale', money.rationale),
        suggestedModels: all('aiAnalysis.monetizationPotential.suggestedModels', money.suggestedModels),
      },
      successPotential: {
        ...success,
        rating: ratings.success,
        rationale: one('aiAnalysis.successPotential.rationale', success.rationale),
        improvements: all('aiAnalysis.successPotential.improvements', success.improvements),
      },
    },
    evidence: [],
  };
  const isReplaced = ({ path }: Evidence): boolean =>
    replaced.some((list) => path === list || path.startsWith(`${list}.`));
  return { ...report, evidence: [...rules.evidence.filter((each) => !isReplaced(each)), ...evidence].slice(0, 200) };
};
