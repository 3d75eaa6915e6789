import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import { type Context, inWords, pagesRead } from '../findings/context.ts';
import { breadthFindings } from '../findings/breadth.ts';
import { actionFindings } from '../findings/action-findings.ts';
import { openConditions } from '../findings/conditions.ts';
import { craftFindings } from '../findings/craft.ts';
import { differenceFindings } from '../findings/difference.ts';
import { firstPageFindings } from '../findings/first-page.ts';
import { forWhomFindings } from '../findings/for-whom.ts';
import { measuredFindings } from '../findings/measured.ts';
import { needFindings } from '../findings/needs.ts';
import { partFindings } from '../findings/parts.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { nextStepFindings } from '../findings/next-step.ts';
import { priceFindings } from '../findings/price.ts';
import { proofFindings } from '../findings/proof.ts';
import { unsupportedClaims } from '../findings/unsupported.ts';
import { excerpt } from '../read/wording.ts';
import { keptCriteria } from '../rating/kept-criteria.ts';
import { ratingsOf } from '../rating/rating.ts';
import { competitorsOf, trendsOf } from './market.ts';
import { dividedIdeas } from './improvements.ts';
import { mergedAbsences } from './merged-absences.ts';
import { modelsOf } from './models.ts';
import { noWeakness } from './no-weakness.ts';
import { opportunitiesOf } from './opportunities.ts';
import { personasOf } from './personas.ts';
import { type Finding, idOf, inferred, quoteFrom, type Statement, strength } from './statement.ts';
import { selfDescription } from './self-description.ts';
import { descriptionOf, purposeOf, targetAudienceOf } from './summary.ts';
import { threatsOf } from './threats.ts';
import { points, uspsOf } from './usps.ts';

type Entry = { readonly path: string; readonly list: string; readonly statement: Statement };

const MOST_A_QUADRANT = 6;
const MOST_CONSIDERED = 12;
const MOST_REASONS = 2;

/** The most specific first; one that says nothing of this site in particular only where there is nothing better. */
const ranked = <T extends Statement>(statements: readonly T[], most = MOST_A_QUADRANT): readonly T[] => {
  const byText = new Map(statements.map((statement) => [statement.text, statement]));
  const quotes = new Set<string>();
  const distinct = [...byText.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ basis }) => {
      if (basis.basis !== 'quote') return true;
      const isNew = !quotes.has(basis.quote);
      quotes.add(basis.quote);
      return isNew;
    });
  const specific = distinct.filter(({ weight }) => weight >= 0.4);
  return (specific.length >= 2 ? specific : distinct).slice(0, most);
};

const strengthsOf = (context: Context): readonly Finding[] => {
  const found = ranked(
    [
      ...proofFindings(context),
      ...priceFindings(context),
      ...differenceFindings(context),
      ...nextStepFindings(context),
      ...ownClaims(context),
      ...breadthFindings(context),
      ...partFindings(context),
      ...actionFindings(context),
    ],
    MOST_CONSIDERED,
  );
  if (found.length > 1) return found;
  const reasons = points(context)
    .slice(0, MOST_REASONS)
    .map((passage) =>
      strength('reason', 0.4, `Gives a reason: ${inWords(context, passage.text)}`, quoteFrom(passage, passage.text)),
    );
  if (found.length + reasons.length > 0) return [...found, ...reasons];
  const own = selfDescription(context);
  if (own === undefined)
    return [
      strength(
        'none-found',
        0.1,
        `Our rules found no strength on ${pagesRead(context.site)}: no sentence says what ${context.site.name.inText} is`,
        inferred(
          'Inferred from two things: our checks for proof, price and difference found nothing; the page has no sentence about itself.',
        ),
      ),
    ];
  return [
    {
      side: 'strength',
      kind: 'own-words',
      weight: 0.3,
      text: `Says what it is: ${inWords(context, excerpt(own.text, 160))}`,
      basis: quoteFrom(own, own.text),
    },
  ];
};

/** Strengths that stand among the USPs are not said again, except the two strongest. */
const withoutRepeats = (strengths: readonly Finding[], usps: readonly Statement[]): readonly Finding[] => {
  const told = new Set(usps.map(({ text }) => text));
  const repeated = strengths.filter(({ text }) => told.has(text)).slice(2);
  return strengths.filter((each) => !repeated.includes(each)).slice(0, MOST_A_QUADRANT);
};

/** What visitors look for and do not find. That nobody vouches for it is said of a claim where there is one. */
const needsAndProof = (context: Context): readonly Finding[] => {
  const unsupported = unsupportedClaims(context);
  const told = new Set(unsupported.map(({ kind }) => kind));
  return [...unsupported, ...needFindings(context).filter(({ kind }) => !told.has(kind))];
};

const weaknessesOf = (context: Context): readonly Finding[] => {
  const found = ranked([
    ...craftFindings(context),
    ...firstPageFindings(context),
    ...measuredFindings(context),
    ...needsAndProof(context),
    ...openConditions(context),
    ...forWhomFindings(context),
  ]);
  return found.length > 0 ? found : [noWeakness(context)];
};

const noOpportunity = (context: Context): readonly Statement[] => {
  const text = `Our rules found no opportunity that the pages of ${context.site.name.inText} themselves support`;
  const reason =
    'Inferred from two things: our rules build on figures, quotes, prices, groups and rivals of the pages; what any such site could do is left out.';
  return [{ kind: 'none', weight: 0.1, text, basis: inferred(reason) }];
};

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

/** What is shown of strengths and weaknesses; the ratings judge by all that was found. */
const quadrantsOf = (context: Context) => {
  const considered = strengthsOf(context);
  const judged = { strengths: considered.slice(0, MOST_A_QUADRANT), weaknesses: weaknessesOf(context) };
  const usps = uspsOf(context, judged.strengths);
  return {
    judged,
    usps,
    strengths: withoutRepeats(considered, usps),
    weaknesses: mergedAbsences(judged.weaknesses),
  };
};

const listed = (path: string, statements: readonly Statement[]): Entry[] =>
  statements.map((statement, index) => ({
    path: `${path}.${index}`,
    list: path.split('.').at(-1) ?? path,
    statement,
  }));

/** Makes the statements of every section and puts them, each with its evidence, into a report. */
export const reportOf = (context: Context): Report => {
  const { judged, usps, strengths, weaknesses: absences } = quadrantsOf(context);
  const weaknesses = absences.shown;
  const { opportunities: found, improvements } = dividedIdeas(context, judged.weaknesses, opportunitiesOf(context));
  const opportunities = found.length > 0 ? found : noOpportunity(context);
  const lists = {
    usps,
    'aiAnalysis.strengths': strengths,
    'aiAnalysis.weaknesses': weaknesses,
    'aiAnalysis.opportunities': opportunities,
    'aiAnalysis.threats': ranked(threatsOf(context)),
    'aiAnalysis.competitors': competitorsOf(context),
    'aiAnalysis.marketTrends': trendsOf(context),
    'aiAnalysis.monetizationPotential.suggestedModels': modelsOf(context),
    'aiAnalysis.successPotential.improvements': improvements,
  };
  const single = {
    description: descriptionOf(context),
    purpose: purposeOf(context),
    targetAudience: targetAudienceOf(context),
  };
  const { monetization, success } = ratingsOf({ context, ...judged });
  const { primary, secondary } = personasOf(context);
  const entries: readonly Entry[] = [
    ...Object.entries(single).map(([path, statement]) => ({ path, list: path, statement })),
    ...Object.entries(lists).flatMap(([list, statements]) => listed(list, statements)),
    { path: 'aiAnalysis.monetizationPotential.rationale', list: 'monetization', statement: monetization.rationale },
    { path: 'aiAnalysis.successPotential.rationale', list: 'success', statement: success.rationale },
    { path: 'aiAnalysis.customerPersona', list: 'customerPersona', statement: primary.statement },
    ...listed(
      'aiAnalysis.secondaryPersonas',
      secondary.map(({ statement }) => statement),
    ),
  ];
  const at = weaknesses.findIndex(({ kind }) => kind === absences.parts[0]?.kind);
  const merged = absences.parts.map((statement) => ({ path: `aiAnalysis.weaknesses.${at}`, statement }));
  return {
    title: context.site.name.title,
    description: single.description.text,
    purpose: single.purpose.text,
    targetAudience: single.targetAudience.text,
    usps: textsOf(lists.usps),
    aiAnalysis: {
      strengths: textsOf(strengths),
      weaknesses: textsOf(weaknesses),
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
      monetization: keptCriteria(monetization.criteria, [...entries, ...merged]),
      success: keptCriteria(success.criteria, [...entries, ...merged]),
    },
  };
};
