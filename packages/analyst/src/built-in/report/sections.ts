import { CLOSED, closedBy, closedFinding } from '../findings/closed.ts';
import type { Context } from '../findings/context.ts';
import { type Ratings, ratingsOf, ratingsOfClosed } from '../rating/rating.ts';
import { ended, excerpt, quoted } from '../read/wording.ts';
import { modelsOf } from './models.ts';
import { purposeOf } from './purpose.ts';
import { type Finding, inferred, type Statement, statement } from './statement.ts';
import { divided, noStrength, ranked, strengthsOf } from './strengths.ts';
import { threatsOf } from './threats.ts';
import { noDifference, uspsOf } from './usps.ts';
import { weaknessesOf } from './weaknesses.ts';

/** The sections of a report that differ for a business that is closed for good. */
export type Sections = Ratings & {
  readonly purpose: Statement;
  readonly strengths: readonly Finding[];
  readonly usps: readonly Statement[];
  readonly weaknesses: readonly Finding[];
  readonly threats: readonly Statement[];
  readonly models: readonly Statement[];
};

const sectionsOfOpen = (context: Context): Sections => {
  const considered = strengthsOf(context);
  const weaknesses = weaknessesOf(context);
  return {
    ...divided(considered, uspsOf(context, considered)),
    // The ratings use all findings, whether the report shows them or not.
    ...ratingsOf({ context, strengths: considered, weaknesses }),
    purpose: purposeOf(context),
    weaknesses,
    threats: ranked(threatsOf(context)),
    models: modelsOf(context),
  };
};

/** Everything else on the page of a closed business is outdated. */
const sectionsOfClosed = (context: Context): Sections | undefined => {
  const [closed, weakness] = [closedBy(context), closedFinding(context)];
  if (closed === undefined || weakness === undefined) return undefined;
  const purpose = purposeOf(context);
  const notice = ended(quoted(excerpt(closed.sentence, 120)));
  return {
    ...ratingsOfClosed(context),
    purpose: { ...purpose, text: `${purpose.text} It is closed for good: ${notice}` },
    strengths: [noStrength(CLOSED)],
    usps: [noDifference(CLOSED)],
    weaknesses: [weakness],
    threats: [],
    models: [statement('closed', 1, 'None any more: the business is closed for good', inferred(CLOSED))],
  };
};

export const sectionsOf = (context: Context): Sections => sectionsOfClosed(context) ?? sectionsOfOpen(context);
