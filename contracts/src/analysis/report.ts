import { z } from 'zod';
import { fact } from './fact.ts';

const text = z.string().trim().min(1).max(2_000);
const texts = z.array(text).max(20);
const someTexts = texts.min(1);

/** A possible user of the app, as the analyst imagines them. The age is a text, such as "28-35" (D-50). */
export const persona = z.object({
  name: text,
  age: z.string().max(40),
  occupation: text,
  quote: text,
  background: text,
  behavior: text,
  goals: someTexts,
  painPoints: someTexts,
});
export type Persona = z.infer<typeof persona>;

/** Whole or half numbers (D-52). */
const rating = (max: number) => z.number().min(0).max(max).multipleOf(0.5);

/** Specification, section 3. The rating is out of 5; null ("Not rated") in a limited report and where too few criteria could be judged (D-124). */
export const monetizationPotential = z.object({
  rating: rating(5).nullable(),
  rationale: text,
  suggestedModels: texts,
});
export type MonetizationPotential = z.infer<typeof monetizationPotential>;

/** Specification, section 3. The rating is out of 10, or null like the other one. */
export const successPotential = z.object({ rating: rating(10).nullable(), rationale: text, improvements: texts });
export type SuccessPotential = z.infer<typeof successPotential>;

/**
 * Specification, section 3. The persona is null only in a limited report. In other reports only `threats`, `competitors`
 * and `marketTrends` may be empty (`fullReport`). The screen shows a note for each empty part.
 */
export const aiAnalysis = z.object({
  strengths: texts,
  weaknesses: texts,
  opportunities: texts,
  threats: texts,
  competitors: texts,
  marketTrends: texts,
  customerPersona: persona.nullable(),
  secondaryPersonas: z.array(persona).max(5),
  monetizationPotential,
  successPotential,
});
export type AiAnalysis = z.infer<typeof aiAnalysis>;

/**
 * The evidence for one statement of a report (D-43). `path` is the dotted path of the statement in the report
 * (`aiAnalysis.strengths.0`, `targetAudience`); `id` identifies the statement permanently. A quote occurs literally in the
 * snapshot of the site, under the heading `section`. A measurement names its fact in the same report. A statement with
 * neither is an inference, and `reason` says from what.
 */
export const evidence = z.discriminatedUnion('basis', [
  z.object({
    id: z.string().max(80),
    path: z.string().max(80),
    basis: z.literal('quote'),
    quote: text,
    section: z.string().max(300),
    /** The page that contains it, if not the first one. */
    page: z.url().max(2_048).optional(),
  }),
  z.object({ id: z.string().max(80), path: z.string().max(80), basis: z.literal('inference'), reason: text }),
  /** From the built-in analyst's own table of alternatives: it says nothing about this site, and the screen shows that. */
  z.object({ id: z.string().max(80), path: z.string().max(80), basis: z.literal('table'), table: text }),
  z.object({
    id: z.string().max(80),
    path: z.string().max(80),
    basis: z.literal('measured'),
    fact: z.string().min(1).max(60),
  }),
]);
export type Evidence = z.infer<typeof evidence>;

/**
 * One criterion of the built-in analyst's rating: `points` of `outOf`. `finding` says in words how far it is met;
 * `statements` are the paths of statements about it in the same report, which have their own evidence.
 */
export const ratedCriterion = z.object({
  name: z.string().min(1).max(80),
  points: z.number().min(0).max(10),
  outOf: z.number().positive().max(10),
  finding: z.string().min(1).max(200),
  statements: z.array(z.string().max(80)).max(6),
});
export type RatedCriterion = z.infer<typeof ratedCriterion>;

/** The criteria of both ratings that could be judged from the pages. */
export const ratedCriteria = z.object({
  monetization: z.array(ratedCriterion).max(20),
  success: z.array(ratedCriterion).max(20),
});
export type RatedCriteria = z.infer<typeof ratedCriteria>;

/** Why our rules wrote a report instead of the model: it failed, was slow, claimed what the pages do not say, or its budget was spent. */
export const insteadOfModel = z.enum(['failed', 'slow', 'unfounded', 'over-budget']);

/**
 * Who made a report: a provider's model, or a published version of our rules. `promptVersion` is the version of the
 * model's prompt. `insteadOfModel`: the rules replaced a model (D-121).
 */
export const provenance = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('openai'),
    model: z.string().max(200),
    promptVersion: z.string().max(40).optional(),
  }),
  z.object({
    provider: z.literal('built-in'),
    rubricVersion: z.string().max(40),
    insteadOfModel: insteadOfModel.optional(),
  }),
]);
export type Provenance = z.infer<typeof provenance>;

/** A page that was read besides the first one (D-119): the role that its link suggests, and its address without the query. */
const page = {
  url: z.url().max(2_048),
  role: z.enum(['pricing', 'product', 'about', 'customers', 'faq', 'contact', 'docs', 'other']),
};

/** The pages chosen besides the first one. `unread` says why a page was not read: robots.txt, a failure, or it repeats another page. */
export const pagesRead = z.object({
  read: z.array(z.object({ ...page, title: z.string().max(300) })).max(5),
  unread: z.array(z.object({ ...page, reason: z.enum(['robots', 'failed', 'same']) })).max(5),
});
export type PagesRead = z.infer<typeof pagesRead>;

/**
 * Why a report is limited (D-120, D-124): the address has no page about an app, or a page built by scripts was not
 * rendered and only its head was read. `evidence` quotes the words of the page that show it.
 */
export const limitation = z.object({
  reason: z.enum([
    'parked',
    'directory-listing',
    'server-default',
    'error-page',
    'login-page',
    'consent-wall',
    'age-gate',
    'article',
    'not-rendered',
  ]),
  evidence: text.optional(),
});
export type Limitation = z.infer<typeof limitation>;

/** An analyst's report about a site. */
export const report = z.object({
  title: z.string().max(300),
  description: z.string().max(2_000),
  purpose: text,
  targetAudience: text,
  usps: texts,
  aiAnalysis,
  evidence: z.array(evidence).max(200),
  /** Absent in reports made when only one page was read. */
  pages: pagesRead.optional(),
  /** Present in a limited report. */
  limited: limitation.optional(),
  /** Absent in reports by a model, and in reports made before criteria were stored separately. */
  criteria: ratedCriteria.optional(),
  /** Facts measured while the site was read. Absent in reports made before facts were measured. */
  facts: z.array(fact).max(150).optional(),
});
export type Report = z.infer<typeof report>;
