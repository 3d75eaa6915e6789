import { z } from 'zod';
import { statementSection } from '../analysis/statements.ts';
import { reviewer } from '../feedback/api.ts';
import { typedText } from '../typed-text.ts';
import { hasEnoughLetters, isLongEnough, isShortEnough, MAX_COMMENT, MAX_STATEMENTS } from './content.ts';
import { statementAnswer } from './statement-answer.ts';

/** Body of `POST /api/reviews`. The text is stored as typed; a review is never created complete (D-09, D-12). */
export const submitReviewBody = z.object({
  productId: z.int('Please name the app').positive('Please name the app'),
  content: typedText('Please provide at least 50 characters of feedback')
    .refine(isLongEnough, 'Please provide at least 50 characters of feedback')
    .refine(isShortEnough, 'The review can have at most 20,000 characters')
    .refine(
      (content) => !isLongEnough(content) || !isShortEnough(content) || hasEnoughLetters(content),
      'The review needs at least 10 different letters. Describe what you found in whole words.',
    ),
  rating: z
    .int('Please choose a rating from 1 to 5')
    .min(1, 'Please choose a rating from 1 to 5')
    .max(5, 'Please choose a rating from 1 to 5'),
  status: z.literal('pending', 'A new review is pending').default('pending'),
});
export type SubmitReviewBody = z.infer<typeof submitReviewBody>;

/** Body of `PATCH /api/reviews/{id}`: the only possible change of a review (D-10). */
export const completeReviewBody = z.object({
  status: z.literal('complete', 'A review can only be completed'),
});
export type CompleteReviewBody = z.infer<typeof completeReviewBody>;

// Screens that only read import it from `content.ts`, so that they don't load the schemas of this file.
export { REMOVED_TEXT } from './content.ts';

/** A review as its author sees it: `GET /api/reviews/{id}`, an item of `GET /api/me/reviews`, the answer of `POST`. */
export const reviewView = z.object({
  id: z.int().positive(),
  productId: z.int().positive(),
  content: z.string(),
  rating: z.int().min(1).max(5),
  status: z.enum(['pending', 'complete']),
  createdAt: z.iso.datetime(),
  /** Present if completing it earns no credit: this author's browser submitted the app (D-07). */
  earns: z.literal(false).optional(),
});
export type ReviewView = z.infer<typeof reviewView>;

/** A review as the owner or a buyer sees it (D-15), with its author: an item of `GET /api/products/{id}/reviews`. */
export const receivedReviewView = reviewView.extend({ reviewer });
export type ReceivedReviewView = z.infer<typeof receivedReviewView>;

/**
 * Answer of `PATCH /api/reviews/{id}`. `creditsAwarded` is present only the first time, if the review earns a credit
 * (D-03, D-07); `creditsPending` replaces it while the author has to confirm their email address (D-125).
 * `totalCredits` is the author's available amount.
 */
export const completeReviewResponse = reviewView.extend({
  creditsAwarded: z.int().positive().optional(),
  creditsPending: z.int().positive().optional(),
  totalCredits: z.int().nonnegative(),
});
export type CompleteReviewResponse = z.infer<typeof completeReviewResponse>;

/** Query of `GET /api/me/reviews`: newest first, keyset by id. Without a limit up to 1,000 are listed, which the profile counts. */
export const listReviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
  before: z.coerce.number().int().positive().optional(),
});

const path = z.string().min(1, 'Please name the statement').max(80, 'Please name the statement');
const version = z.int('Please name the version of the report').positive('Please name the version of the report');

/**
 * Body of `POST /api/reviews/{id}/statements`: a reviewer's judgments of statements of the report, by path (D-128). A
 * skipped statement is not sent; a comment is one line.
 */
export const judgeStatementsBody = z.object({
  version,
  answers: z
    .array(
      z.object({
        path,
        answer: z.enum(statementAnswer.options, 'Please agree, disagree, or say that you can’t tell'),
        comment: typedText('Please write one line')
          .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
          .refine((text) => text.length <= MAX_COMMENT, `A comment can have at most ${MAX_COMMENT} characters`)
          .optional(),
      }),
    )
    .min(1, 'Please judge at least one statement')
    .max(MAX_STATEMENTS, `Please judge at most ${MAX_STATEMENTS} statements`)
    .refine((answers) => new Set(answers.map((each) => each.path)).size === answers.length, {
      error: 'Each statement can be judged once',
    }),
});
export type JudgeStatementsBody = z.infer<typeof judgeStatementsBody>;

const judged = z.object({ path, answer: statementAnswer, comment: z.string().optional() });

/** Answer of `POST /api/reviews/{id}/statements`: all that this review has judged. */
export const judgeStatementsResponse = z.object({ reviewId: z.int().positive(), version, answers: z.array(judged) });
export type JudgeStatementsResponse = z.infer<typeof judgeStatementsResponse>;

/**
 * Answer of `GET /api/products/{id}/statements`: the next statements for this reviewer to judge, at most one per
 * section and at most three including those already judged.
 */
export const statementsToJudge = z.object({
  version,
  statements: z.array(z.object({ path, section: z.enum(statementSection), text: z.string() })).max(MAX_STATEMENTS),
});
export type StatementsToJudge = z.infer<typeof statementsToJudge>;

/** How people judge a statement: `isContradicted` if most of three or more with an opinion disagree. */
export const statementAgreement = z.object({
  path,
  agree: z.int().nonnegative(),
  disagree: z.int().nonnegative(),
  cannotTell: z.int().nonnegative(),
  isContradicted: z.boolean(),
  /** For the owner of the app and its buyers: each answer, with its reviewer. */
  voices: z.array(z.object({ reviewer, answer: statementAnswer, comment: z.string().optional() })).optional(),
});
export type StatementAgreement = z.infer<typeof statementAgreement>;

/**
 * Answer of `GET /api/products/{id}/agreement`: the statements of a version that two or more people have judged, and
 * for the owner and buyers all that were judged. `people` have judged any; `share` is the share of agreement among the
 * answers that agree or disagree, from 0 to 1, and absent while there are fewer than two.
 */
export const agreementView = z.object({
  version,
  people: z.int().nonnegative(),
  share: z.number().min(0).max(1).optional(),
  statements: z.array(statementAgreement),
});
export type AgreementView = z.infer<typeof agreementView>;
