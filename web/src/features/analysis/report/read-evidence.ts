import type { Fact } from '@twofold/contracts/analysis/fact';
import type { Evidence } from '@twofold/contracts/analysis/report';
import { field, textOf, webAddressOf } from './read-value.ts';

/** The evidence of a statement, including the fact that it cites. */
export type ShownEvidence =
  | Exclude<Evidence, { readonly basis: 'measured' }>
  | { readonly id: string; readonly path: string; readonly basis: 'measured'; readonly fact: Fact };

const evidenceOf = (value: unknown, facts: readonly Fact[]): ShownEvidence | undefined => {
  const id = textOf(field(value, 'id'));
  const path = textOf(field(value, 'path'));
  const basis = field(value, 'basis');
  const quote = textOf(field(value, 'quote'));
  if (basis === 'quote' && quote !== '') {
    const page = webAddressOf(field(value, 'page'));
    return { id, path, basis, quote, section: textOf(field(value, 'section')), ...(page && { page }) };
  }
  const fact = facts.find((each) => each.id === field(value, 'fact'));
  if (basis === 'measured' && fact) return { id, path, basis, fact };
  const table = textOf(field(value, 'table'));
  if (basis === 'table' && table !== '') return { id, path, basis, table };
  return basis === 'inference' ? { id, path, basis, reason: textOf(field(value, 'reason')) } : undefined;
};

/** The path of a statement → its evidence. The first entry of a path wins. */
export const evidenceByPath = (value: unknown, facts: readonly Fact[]): ReadonlyMap<string, ShownEvidence> => {
  const entries = (Array.isArray(value) ? value : [])
    .map((entry: unknown) => evidenceOf(entry, facts))
    .filter((entry) => entry !== undefined);
  return new Map(entries.toReversed().map((entry) => [entry.path, entry]));
};
