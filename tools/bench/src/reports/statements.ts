import type { Report } from '@twofold/contracts/analysis/report';

/** A sentence of a report, its path, and the reason from which it was inferred, if the report gives one. */
export type Statement = { readonly path: string; readonly text: string; readonly reason: string };

/** Personas describe scenes and make no claims about the site. */
const IS_PERSONA = /ersona/u;

const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
};

/** Every statement that a report makes about its site, without personas. */
export const statementsOf = ({ purpose, targetAudience, usps, aiAnalysis, evidence }: Report): readonly Statement[] => {
  const reasons = new Map(
    evidence.flatMap((piece) => (piece.basis === 'inference' ? [[piece.path, piece.reason] as const] : [])),
  );
  return textsIn({ purpose, targetAudience, usps, aiAnalysis }, '')
    .filter(([path]) => !IS_PERSONA.test(path))
    .map(([path, text]) => ({ path, text, reason: reasons.get(path) ?? '' }));
};
