import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { Evidence, Persona, Report } from '@twofold/contracts/analysis/report';
import { revisionOf } from '@twofold/event-store/units';
import { newEvent, type Append } from './members.ts';
import { seededRandom, type Random } from './random.ts';
import { proseOf } from './words.ts';

const FIRST_MS = Date.parse('2030-01-01T00:00:00.000Z');
const ANALYSIS_MS = 20_000;

const sentences = (random: Random, count: number, characters = 70): string[] =>
  Array.from({ length: count }, () => proseOf(random, random.between(characters / 2, characters * 1.5)));

const aPersona = (random: Random): Persona => ({
  name: random.one(['Ada', 'Bob', 'Chris', 'Dora', 'Emil']),
  age: '28-35',
  occupation: proseOf(random, 20),
  quote: proseOf(random, 80),
  background: proseOf(random, 160),
  behavior: proseOf(random, 120),
  goals: sentences(random, 3),
  painPoints: sentences(random, 3),
});

const evidenceOf = (random: Random, path: string, id: string): Evidence =>
  random.between(1, 3) === 1
    ? { id, path, basis: 'inference', reason: proseOf(random, 90) }
    : { id, path, basis: 'quote', quote: proseOf(random, 60), section: proseOf(random, 20) };

/** A report of the usual size: five to seven kilobytes of JSON. */
export const aReport = (random: Random): Report => ({
  title: proseOf(random, 30),
  description: proseOf(random, 140),
  purpose: proseOf(random, 120),
  targetAudience: proseOf(random, 90),
  usps: sentences(random, 4),
  aiAnalysis: {
    strengths: sentences(random, 4),
    weaknesses: sentences(random, 4),
    opportunities: sentences(random, 3),
    threats: sentences(random, 3),
    competitors: sentences(random, 2, 20),
    marketTrends: sentences(random, 2),
    customerPersona: aPersona(random),
    secondaryPersonas: [aPersona(random)],
    monetizationPotential: {
      rating: random.between(0, 10) / 2,
      rationale: proseOf(random, 120),
      suggestedModels: sentences(random, 2),
    },
    successPotential: {
      rating: random.between(0, 20) / 2,
      rationale: proseOf(random, 120),
      improvements: sentences(random, 3),
    },
  },
  evidence: ['strengths', 'weaknesses', 'opportunities', 'threats'].flatMap((part) =>
    [0, 1, 2].map((index) => evidenceOf(random, `aiAnalysis.${part}.${index}`, `${part}-${index}`)),
  ),
});

const SEED = 2;

/** Endless: an analysis is requested and then completed, one app after the other. */
export function* productAppends(): Generator<Append> {
  const random = seededRandom(SEED);
  for (let productId = 1; ; productId++) {
    const stream = `product-${productId}`;
    const requestedAt = new Date(FIRST_MS + productId * ANALYSIS_MS).toISOString();
    const completedAt = new Date(FIRST_MS + (productId + 1) * ANALYSIS_MS).toISOString();
    const url = `https://example.com/${productId}`;
    const recorded = ({ type, data }: AnalysisEvent, at: string) => [newEvent(random, type, data, at)];
    const requested: AnalysisEvent = {
      type: 'AnalysisRequested',
      data: { productId, url, requestedAt, dueAt: completedAt },
    };
    const completed: AnalysisEvent = {
      type: 'AnalysisCompleted',
      data: {
        productId,
        finalUrl: url,
        report: aReport(random),
        provenance: { provider: 'built-in', rubricVersion: '1' },
        completedAt,
      },
    };
    yield { stream, expected: 'no-stream', events: recorded(requested, requestedAt) };
    yield { stream, expected: revisionOf(0n), events: recorded(completed, completedAt) };
  }
}
