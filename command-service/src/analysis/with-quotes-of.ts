import type { Evidence, Report } from '@twofold/contracts/analysis/report';

/** The statements of a list that quote the site, with their evidence at its new path. */
const quotedIn = (path: string, texts: readonly string[], evidence: readonly Evidence[]) => {
  const kept = texts.flatMap((text, index) => {
    const found = evidence.find((each) => each.path === `${path}.${index}` && each.basis === 'quote');
    return found ? [{ text, evidence: found }] : [];
  });
  return {
    texts: kept.map(({ text }) => text),
    evidence: kept.map((each, index): Evidence => ({ ...each.evidence, path: `${path}.${index}` })),
  };
};

/**
 * Adds to a limited report those statements of a model's full report that quote the site. If only the head of a page was
 * read, the model's other statements are guesses.
 */
export const withQuotesOf = (full: Report, limited: Report): Report => {
  const of = (path: string, texts: readonly string[]) => quotedIn(path, texts, full.evidence);
  const usps = of('usps', full.usps);
  const strengths = of('aiAnalysis.strengths', full.aiAnalysis.strengths);
  const weaknesses = of('aiAnalysis.weaknesses', full.aiAnalysis.weaknesses);
  const single = full.evidence.filter(
    ({ path, basis }) => (path === 'purpose' || path === 'targetAudience') && basis === 'quote',
  );
  const isQuoted = (path: string): boolean => single.some((each) => each.path === path);
  return {
    ...limited,
    purpose: isQuoted('purpose') ? full.purpose : limited.purpose,
    targetAudience: isQuoted('targetAudience') ? full.targetAudience : limited.targetAudience,
    usps: usps.texts,
    aiAnalysis: { ...limited.aiAnalysis, strengths: strengths.texts, weaknesses: weaknesses.texts },
    evidence: [
      ...limited.evidence.filter(({ path }) => !isQuoted(path)),
      ...single,
      ...usps.evidence,
      ...strengths.evidence,
      ...weaknesses.evidence,
    ],
  };
};
