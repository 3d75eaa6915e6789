import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { Context } from '../findings/context.ts';
import { keptCriteria } from '../rating/criterion.ts';
import { ratingsOf } from '../rating/rating.ts';
import { competitorsOf, trendsOf } from './market.ts';
import { modelsOf } from './models.ts';
import { personasOf } from './personas.ts';
import { idOf, type Statement } from './statement.ts';
import { adviceFor } from './suggestions.ts';
import { purposeOf } from './purpose.ts';
import { descriptionOf, targetAudienceOf } from './summary.ts';
import { threatsOf } from './threats.ts';
import { uspsOf } from './usps.ts';
import { divided, ranked, strengthsOf } from './strengths.ts';
import { weaknessesOf } from './weaknesses.ts';

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

/** The sections with exactly one statement. */
const singleOf = (context: Context) => ({
  description: descriptionOf(context),
  purpose: purposeOf(context),
  targetAudience: targetAudienceOf(context),
});

/** Makes the statements of all sections and assembles the report, each statement with its evidence. */
export const reportOf = (context: Context): Report => {
  const considered = strengthsOf(context);
  // The ratings use all findings, whether the report shows them or not.
  const judged = { strengths: considered, weaknesses: weaknessesOf(context) };
  const { strengths, usps } = divided(considered, uspsOf(context, considered));
  const { monetization, success } = ratingsOf({ context, ...judged });
  const { opportunities, suggestions } = adviceFor(context, judged.weaknesses);
  const lists = {
    usps,
    'aiAnalysis.strengths': strengths,
    'aiAnalysis.weaknesses': judged.weaknesses,
    'aiAnalysis.opportunities': opportunities,
    'aiAnalysis.threats': ranked(threatsOf(context)),
    'aiAnalysis.competitors': competitorsOf(context),
    'aiAnalysis.marketTrends': trendsOf(context),
    'aiAnalysis.monetizationPotential.suggestedModels': modelsOf(context),
    'aiAnalysis.successPotential.improvements': suggestions,
  };
  const single = singleOf(context);
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
    usps: textsOf(lists.usps),
    aiAnalysis: {
      strengths: textsOf(lists['aiAnalysis.strengths']),
      weaknesses: textsOf(judged.weaknesses),
      opportunities: textsOf(opportunities),
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
    criteria: {
      monetization: keptCriteria(monetization.criteria, entries),
      success: keptCriteria(success.criteria, entries),
    },
  };
};
