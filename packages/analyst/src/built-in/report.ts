import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { Facts } from './facts.ts';
import { competitorsOf, trendStatementsOf } from './market.ts';
import { personasOf } from './personas.ts';
import { modelsOf } from './ratings/models.ts';
import { monetizationOf, successOf } from './ratings/rating.ts';
import { type Finding, idOf, type Statement } from './statement.ts';
import { descriptionOf, purposeOf, targetAudienceOf, uspsOf } from './summary.ts';
import { opportunitiesOf } from './swot/opportunities.ts';
import { findingsOf } from './swot/strengths-and-weaknesses.ts';
import { threatsOf } from './swot/threats.ts';

type Entry = { readonly path: string; readonly list: string; readonly statement: Statement };

const MAX_LIST = 20;
const MAX_IMPROVEMENTS = 6;

/** Two statements with the same words in one list would be one too many. */
const distinct = <T extends Statement>(statements: readonly T[]): readonly T[] =>
  [...new Map(statements.map((statement) => [statement.text, statement])).values()].slice(0, MAX_LIST);

const improvementsOf = (weaknesses: readonly Finding[]): readonly Statement[] =>
  distinct(
    weaknesses.flatMap(({ kind, fix, basis }) =>
      fix === undefined ? [] : [{ kind: `mend-${kind}`, text: fix, basis }],
    ),
  ).slice(0, MAX_IMPROVEMENTS);

const textsOf = (statements: readonly Statement[]): string[] => statements.map(({ text }) => text);

const evidenceOf = (entries: readonly Entry[]): Evidence[] =>
  entries.map(({ path, list, statement }) => ({ id: idOf(list, statement), path, ...statement.basis }));

/** Makes the statements of every section and puts them, each with its evidence, into a report. */
export const reportOf = (facts: Facts): Report => {
  const { strengths, weaknesses } = findingsOf(facts);
  const lists = {
    usps: distinct(uspsOf(facts)),
    'aiAnalysis.strengths': distinct(strengths),
    'aiAnalysis.weaknesses': distinct(weaknesses),
    'aiAnalysis.opportunities': distinct(opportunitiesOf(facts)),
    'aiAnalysis.threats': distinct(threatsOf(facts)),
    'aiAnalysis.competitors': distinct(competitorsOf(facts)),
    'aiAnalysis.marketTrends': distinct(trendStatementsOf(facts)),
    'aiAnalysis.monetizationPotential.suggestedModels': distinct(modelsOf(facts)),
    'aiAnalysis.successPotential.improvements': improvementsOf(weaknesses),
  };
  const single = {
    description: descriptionOf(facts),
    purpose: purposeOf(facts),
    targetAudience: targetAudienceOf(facts),
  };
  const monetization = monetizationOf(facts);
  const success = successOf(facts);
  const { primary, secondary } = personasOf(facts);
  const entries: readonly Entry[] = [
    ...Object.entries(single).map(([path, statement]) => ({ path, list: path, statement })),
    ...Object.entries(lists).flatMap(([list, statements]) =>
      statements.map((statement, index) => ({
        path: `${list}.${index}`,
        list: list.split('.').at(-1) ?? list,
        statement,
      })),
    ),
    { path: 'aiAnalysis.monetizationPotential.rationale', list: 'monetization', statement: monetization.rationale },
    { path: 'aiAnalysis.successPotential.rationale', list: 'success', statement: success.rationale },
    { path: 'aiAnalysis.customerPersona', list: 'customerPersona', statement: primary.statement },
    ...secondary.map(({ statement }, index) => ({
      path: `aiAnalysis.secondaryPersonas.${index}`,
      list: 'secondaryPersonas',
      statement,
    })),
  ];
  return {
    title: facts.name.title,
    description: single.description.text,
    purpose: single.purpose.text,
    targetAudience: single.targetAudience.text,
    usps: textsOf(lists.usps),
    aiAnalysis: {
      strengths: textsOf(lists['aiAnalysis.strengths']),
      weaknesses: textsOf(lists['aiAnalysis.weaknesses']),
      opportunities: textsOf(lists['aiAnalysis.opportunities']),
      threats: textsOf(lists['aiAnalysis.threats']),
      competitors: textsOf(lists['aiAnalysis.competitors']),
      marketTrends: textsOf(lists['aiAnalysis.marketTrends']),
      customerPersona: primary.persona,
      secondaryPersonas: secondary.map(({ persona }) => persona),
      monetizationPotential: {
        rating: monetization.rating,
        rationale: monetization.rationale.text,
        suggestedModels: textsOf(lists['aiAnalysis.monetizationPotential.suggestedModels']),
      },
      successPotential: {
        rating: success.rating,
        rationale: success.rationale.text,
        improvements: textsOf(lists['aiAnalysis.successPotential.improvements']),
      },
    },
    evidence: evidenceOf(entries),
  };
};
