import type { Product } from './client.ts';

/** The summary of a report for a terminal. `server` is where the full report is. */
export const formatReport = (report: Product, server: string): string => {
  const { title, url, purpose, targetAudience, aiAnalysis, id } = report;
  const { successPotential, monetizationPotential, strengths, weaknesses } = aiAnalysis;
  return [
    `${title} (${url})`,
    '',
    `Purpose: ${purpose}`,
    `Target audience: ${targetAudience}`,
    `Success potential: ${outOf(successPotential.rating, 10)}`,
    `Monetization potential: ${outOf(monetizationPotential.rating, 5)}`,
    ...listOf('Strengths', strengths),
    ...listOf('Weaknesses', weaknesses),
    ...listOf('Improvements', successPotential.improvements),
    ...measured(report),
    '',
    `${server}/analysis/${id}`,
    '',
  ].join('\n');
};

const outOf = (rating: number | null, most: number): string => (rating === null ? 'Not rated' : `${rating}/${most}`);

const listOf = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', `${heading}:`, ...items.map((item) => `- ${item}`)];

const measured = ({ browser, measurement }: Product): string[] => {
  const scores = browser?.lighthouse?.scores;
  if (scores === undefined) return measurement === 'failed' ? ['', 'The site could not be measured'] : [];
  const { performance, accessibility, bestPractices, search } = scores;
  const all = {
    Performance: performance,
    Accessibility: accessibility,
    'Best practices': bestPractices,
    Search: search,
  };
  return listOf(
    'Lighthouse',
    Object.entries(all).map(([name, score]) => `${name} ${score === null ? 'not measured' : `${score}/100`}`),
  );
};
