import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { Context } from '../findings/context.ts';
import { keptCriteria } from '../rating/criterion.ts';
import { competitorsOf, trendsOf } from './market.ts';
import { personasOf } from './personas.ts';
import { sectionsOf } from './sections.ts';
import { idOf, type Statement } from './statement.ts';
import { adviceFor } from './suggestions.ts';
import { descriptionOf, targetAudienceOf } from './summary.ts';

type Entry = { readonly path: string; readonly list: string; readonly statement: Statement };

const textsOf = (statements: readonly Statement[]): string[] => statements.map(({ text }) => text);

const evidenceOf = (entries: readonly Entry[]): Evidence[] => {
  const ids = new Set<string>();
  return entries.map(({ path, list, statement }) => {
    const id = idOf(list, statement);
    const own = ids.has(id) ? `${id}-${ids.size}` : id;
    ids.add(own);
    return { id: own.slice(0, 80), path, ...statement.basis };
  });
};

const listed = (path: string, statements: readonly Statement[]): Entry[] =>
  statements.map((statement, index) => ({ path: `${path}.${index}`, list: path.split('.').at(-1) ?? path, statement }));

/** Makes the statements of all sections and assembles the report, each statement with its evidence. */
export const reportOf = (context: Context): Report => {
  const { purpose, strengths, usps, weaknesses, threats, models, monetization, success } = sectionsOf(context);
  const { opportunities, suggestions } = adviceFor(context, weaknesses);
  const lists = {
    usps,
    'aiAnalysis.strengths': strengths,
    'aiAnalysis.weaknesses': weaknesses,
    'aiAnalysis.opportunities': opportunities,
    'aiAnalysis.threats': threats,
    'aiAnalysis.competitors': competitorsOf(context),
    'aiAnalysis.marketTrends': trendsOf(context),
    'aiAnalysis.monetizationPotential.suggestedModels': models,
    'aiAnalysis.successPotential.improvements': suggestions,
  };
  const single = { description: descriptionOf(context), purpose, targetAudience: targetAudienceOf(context) };
  const { primary, secondary } = personasOf(context);
  const entries: readonly Entry[] = [
    ...Object.entries(single).map(([path, statement]) => ({ path, list: path, statement })),
    ...Object.entries(lists).flatMap(([list, statements]) => listed(list, statements)),
    { path: 'aiAnalysis.monetizationPotential.rationale', list: 'monetization', statement: monetization.rationale },
    { path: 'aiAnalysis.successPotential.rationale', list: 'success', statement: success.rationale },
    { path: 'aiAnalysis.customerPersona', list: 'customerPersona', statement: primary.statement },
    ...listed(
      'aiAnalysis.secondaryPersonas',
      secondary.map((each) => each.statement),
    ),
  ];
  return {
    title: context.site.name.title,
    description: single.description.text,
    purpose: single.purpose.text,
    targetAudience: single.targetAudience.text,
    usps: textsOf(usps),
    aiAnalysis: {
      strengths: textsOf(strengths),
      weaknesses: textsOf(weaknesses),
      opportunities: textsOf(opportunities),
      threats: textsOf(threats),
      competitors: textsOf(lists['aiAnalysis.competitors']),
      marketTrends: textsOf(lists['aiAnalysis.marketTrends']),
      customerPersona: primary.persona,
      secondaryPersonas: secondary.map(({ persona }) => persona),
      monetizationPotential: {
        rating: monetization.rating,
        rationale: monetization.rationale.text,
        suggestedModels: textsOf(models),
      },
      successPotential: {
        rating: success.rating,
        rationale: success.rationale.text,
        improvements: textsOf(suggestions),
      },
    },
    evidence: evidenceOf(entries),
    criteria: {
      monetization: keptCriteria(monetization.criteria, entries),
      success: keptCriteria(success.criteria, entries),
    },
  };
};
