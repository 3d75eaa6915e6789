import { createHash } from 'node:crypto';
import type { Basis } from './basis.ts';

/** One thing a report says: what kind of statement it is, its words, and what it rests on. */
export type Statement = { readonly kind: string; readonly text: string; readonly basis: Basis };

/** A strength or a weakness; a weakness says what would mend it. */
export type Finding = Statement & { readonly side: 'strength' | 'weakness'; readonly fix?: string };

export const strength = (kind: string, text: string, basis: Basis): Finding => ({
  side: 'strength',
  kind,
  text,
  basis,
});

export const weakness = (kind: string, text: string, basis: Basis, fix: string): Finding => ({
  side: 'weakness',
  kind,
  text,
  basis,
  fix,
});

/** A short stable hash: twelve hexadecimal digits. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 12);

/**
 * The name of a statement for ever: its kind, its words and what it rests on. It does not depend on where in the report the
 * statement stands, so a statement keeps its id while others come and go.
 */
export const idOf = (list: string, { kind, text, basis }: Statement): string =>
  `${list}-${hashOf(list, kind, text, basis.basis === 'quote' ? `${basis.quote}\u0000${basis.section}` : basis.reason)}`;

/** The one of several variants that belongs to a seed; the same seed always gets the same. */
export const pick = <T>(options: readonly T[], ...seed: readonly string[]): T | undefined =>
  options[Number.parseInt(hashOf(...seed), 16) % Math.max(1, options.length)];

/** As many different variants as wanted, in an order that belongs to a seed. */
export const pickSome = (options: readonly string[], count: number, ...seed: readonly string[]): readonly string[] =>
  options
    .map((option) => ({ option, rank: hashOf(option, ...seed) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ option }) => option);
