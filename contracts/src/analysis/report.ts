import { z } from 'zod';
import { fact } from './fact.ts';

const text = z.string().trim().min(1).max(2_000);
const texts = z.array(text).max(20);
const someTexts = texts.min(1);

/** A user who might use the app, as the analyst imagines them. The age is a text: "28-35" is one (D-50). */
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
 * Specification, section 3. The persona is null in a limited report only, and a list that is empty in other reports is
 * `threats`, `competitors` or `marketTrends` (`fullReport`). The screen says of each empty part that it is empty.
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
 * What one statement of a report rests on (D-43). `path` is where the statement stands in the report, dotted
 * (`aiAnalysis.strengths.0`, `targetAudience`); `id` names the statement permanently. A quote occurs to the letter in the
 * snapshot of the site, `section` is the heading it stands under; what was measured names its fact in the same report; a
 * statement without either is an inference, and `reason` says from what.
 */
export const evidence = z.discriminatedUnion('basis', [
  z.object({
    id: z.string().max(80),
    path: z.string().max(80),
    basis: z.literal('quote'),
    quote: text,
    section: z.string().max(300),
    /** Where it stands, if not on the first page. */
    page: z.url().max(2_048).optional(),
  }),
  z.object({ id: z.string().max(80), path: z.string().max(80), basis: z.literal('inference'), reason: text }),
  /** From the built-in analyst's own table of alternatives: it says nothing about this site, and is shown so. */
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
 * One line of how the built-in analyst rated an app: `points` of `outOf`. `finding` says in words how far it is met;
 * `statements` are the paths of what the same report says about it, with evidence of its own.
 */
export const ratedCriterion = z.object({
  name: z.string().min(1).max(80),
  points: z.number().min(0).max(10),
  outOf: z.number().positive().max(10),
  finding: z.string().min(1).max(200),
  statements: z.array(z.string().max(80)).max(6),
});
export type RatedCriterion = z.infer<typeof ratedCriterion>;

/** The criteria of both ratings, as far as the pages let one judge. */
export const ratedCriteria = z.object({
  monetization: z.array(ratedCriterion).max(20),
  success: z.array(ratedCriterion).max(20),
});
export type RatedCriteria = z.infer<typeof ratedCriteria>;

/** Why our own rules wrote a report although a model was to: it failed, was slow, said what the pages do not, or its budget was spent. */
export const insteadOfModel = z.enum(['failed', 'slow', 'unfounded', 'over-budget']);

/**
 * Who made a report: a provider's model, or our own rules of a published version. `promptVersion` names the questions that the model
 * was asked. `insteadOfModel`: the rules stood in for a model (D-121).
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

/** A page that was chosen beside the first one (D-119): its role by its link, its address without the query. */
const page = {
  url: z.url().max(2_048),
  role: z.enum(['pricing', 'product', 'about', 'customers', 'faq', 'contact', 'docs', 'other']),
};

/** What a report was made from besides the first page. `unread` says why a page was not read: its robots.txt, its own failure, or that it says what another one says. */
export const pagesRead = z.object({
  read: z.array(z.object({ ...page, title: z.string().max(300) })).max(5),
  unread: z.array(z.object({ ...page, reason: z.enum(['robots', 'failed', 'same']) })).max(5),
});
export type PagesRead = z.infer<typeof pagesRead>;

/**
 * Why a report says little (D-120, D-124): the address has no page about an app, or a page made by scripts was not rendered
 * and only its head was read. `evidence` has the words of the page that show it.
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

/** All that an analyst says about a site. */
export const report = z.object({
  title: z.string().max(300),
  description: z.string().max(2_000),
  purpose: text,
  targetAudience: text,
  usps: texts,
  aiAnalysis,
  evidence: z.array(evidence).max(200),
  /** Absent in reports from before more than one page was read. */
  pages: pagesRead.optional(),
  /** Present in a limited report. */
  limited: limitation.optional(),
  /** Absent in reports that a model wrote, and in those from before criteria were kept one by one. */
  criteria: ratedCriteria.optional(),
  /** What was measured of the site while it was read. Absent in reports from before anything was. */
  facts: z.array(fact).max(150).optional(),
});
export type Report = z.infer<typeof report>;
