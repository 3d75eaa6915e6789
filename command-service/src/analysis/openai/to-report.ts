import { createHash } from 'node:crypto';
import { fullReport, type FullReport } from '@twofold/contracts/analysis/full-report';
import type { Evidence, Persona } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { ModelAnswer, Statement } from './answer.ts';
import { evidenceFor } from './quotes.ts';

const MAX_TEXT_LENGTH = 1_000;
const MAX_ITEMS = 12;
const MAX_SECONDARY_PERSONAS = 4;

/**
 * Turns a model's answer into a report: excess is cut, ratings are brought onto their scale, and every quote is looked
 * up in the page. Title and description are the page's own.
 * @throws ZodError when something that a report needs is missing.
 */
export const toReport = (answer: ModelAnswer, snapshot: SiteSnapshot): FullReport => {
  const evidence: Evidence[] = [];
  const one = (path: string, { text, quote }: Statement): string => {
    const kept = shortened(text);
    evidence.push(evidenceFor(snapshot, { id: claimId(path, kept), path, quote }));
    return kept;
  };
  const all = (path: string, list: readonly Statement[]): string[] =>
    list
      .filter(({ text }) => text.trim() !== '')
      .slice(0, MAX_ITEMS)
      .map((item, index) => one(`${path}.${index}`, item));
  const imagined = (path: string, persona: ModelAnswer['customerPersona']): Persona => {
    const reason = 'Imagined from the audience the page addresses';
    evidence.push({ id: claimId(path, persona.name), path, basis: 'inference', reason });
    return toPersona(persona);
  };
  const { monetizationPotential: money, successPotential: success } = answer;

  return fullReport.parse({
    title: snapshot.title || new URL(snapshot.finalUrl).host,
    description: snapshot.description,
    purpose: one('purpose', answer.purpose),
    targetAudience: one('targetAudience', answer.targetAudience),
    usps: all('usps', answer.usps),
    aiAnalysis: {
      strengths: all('aiAnalysis.strengths', answer.strengths),
      weaknesses: all('aiAnalysis.weaknesses', answer.weaknesses),
      opportunities: all('aiAnalysis.opportunities', answer.opportunities),
      threats: all('aiAnalysis.threats', answer.threats),
      competitors: all('aiAnalysis.competitors', answer.competitors),
      marketTrends: all('aiAnalysis.marketTrends', answer.marketTrends),
      customerPersona: imagined('aiAnalysis.customerPersona', answer.customerPersona),
      secondaryPersonas: answer.secondaryPersonas
        .slice(0, MAX_SECONDARY_PERSONAS)
        .map((persona, index) => imagined(`aiAnalysis.secondaryPersonas.${index}`, persona)),
      monetizationPotential: {
        rating: onScale(money.rating, 5),
        rationale: one('aiAnalysis.monetizationPotential.rationale', money.rationale),
        suggestedModels: all('aiAnalysis.monetizationPotential.suggestedModels', money.suggestedModels),
      },
      successPotential: {
        rating: onScale(success.rating, 10),
        rationale: one('aiAnalysis.successPotential.rationale', success.rationale),
        improvements: all('aiAnalysis.successPotential.improvements', success.improvements),
      },
    },
    evidence,
  });
};

const toPersona = (persona: ModelAnswer['customerPersona']): Persona => ({
  name: shortened(persona.name),
  age: persona.age.trim().slice(0, 40),
  occupation: shortened(persona.occupation),
  quote: shortened(persona.quote),
  background: shortened(persona.background),
  behavior: shortened(persona.behavior),
  goals: persona.goals.map(shortened).filter(Boolean).slice(0, MAX_ITEMS),
  painPoints: persona.painPoints.map(shortened).filter(Boolean).slice(0, MAX_ITEMS),
});

/** Halves, and never beyond the scale (D-52). */
const onScale = (rating: number, max: number): number => Math.min(max, Math.max(0, Math.round(rating * 2) / 2));

const shortened = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length <= MAX_TEXT_LENGTH ? trimmed : `${trimmed.slice(0, MAX_TEXT_LENGTH - 3).trimEnd()}...`;
};

const claimId = (path: string, text: string): string =>
  createHash('sha256').update(`${path}\n${text}`).digest('hex').slice(0, 16);
