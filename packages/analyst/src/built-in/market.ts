import { said } from './basis.ts';
import type { RivalKind } from './facts/rivals.ts';
import type { Facts } from './facts.ts';
import type { Statement } from './statement.ts';
import { continued, ended, quoted } from './wording.ts';
import type { Trend } from './words/lexicon.ts';

const standing: Readonly<Record<RivalKind, (name: string) => string>> = {
  alternative: (name) => `named on the page as what ${name} wants to replace.`,
  unlike: (name) => `${name} says in one sentence what sets the two apart.`,
  versus: (name) => `set beside ${name} on the page itself.`,
  from: (name) => `where ${name} expects some of its customers to come from.`,
  substitute: (name) => `no product, but what people make do with before they find ${name}.`,
};

/** The rivals the page names, each by its name up to a colon. */
export const competitorsOf = ({ rivals, name }: Facts): readonly Statement[] =>
  rivals.map((rival) => ({
    kind: `competitor-${rival.kind}`,
    text: `${rival.name}: ${standing[rival.kind](name.inText)}`,
    basis: said(rival.quote),
  }));

const leads: Readonly<Record<Trend, string>> = {
  growth: 'Something is growing',
  decline: 'Something is getting smaller',
  season: 'The year has its season',
  share: 'A habit in numbers',
  effort: 'Time is what is scarce',
  habit: 'Expectations have moved',
  rule: 'Rules are changing',
};

/** What the page says of its market, in its own words and with its own figures. */
export const trendStatementsOf = ({ trends, language }: Facts): readonly Statement[] =>
  trends.map(({ kind, quote }) => ({
    kind: `trend-${kind}`,
    text: ended(`${leads[kind]}: ${language.isEnglish ? continued(quote.quote) : quoted(quote.quote)}`),
    basis: said(quote),
  }));
