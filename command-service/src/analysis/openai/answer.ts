import { z } from 'zod';

/** One sentence of the model, and the words of the page it says it rests on. */
export const statement = z.object({
  text: z.string().describe('One specific sentence about this very site.'),
  quote: z
    .string()
    .nullable()
    .describe('The words of the page this rests on, copied to the letter; null when it is an inference.'),
});
export type Statement = z.infer<typeof statement>;

const statements = z.array(statement);

const persona = z.object({
  name: z.string(),
  age: z.preprocess((age) => (typeof age === 'number' ? String(age) : age), z.string()),
  occupation: z.string(),
  quote: z.string().describe('What this imagined person might say.'),
  background: z.string(),
  behavior: z.string(),
  goals: z.array(z.string()),
  painPoints: z.array(z.string()),
});

/**
 * What the model is asked to fill in. Only types: limits are kept by `to-report.ts`, because a model that breaks one
 * should lose the excess and not the answer. Keys that are not named here are dropped.
 */
export const modelAnswer = z.object({
  purpose: statement,
  targetAudience: statement,
  usps: statements,
  strengths: statements,
  weaknesses: statements,
  opportunities: statements,
  threats: statements,
  competitors: statements.describe('Only competitors that really exist; "Name. What sets it apart."'),
  marketTrends: statements,
  customerPersona: persona,
  secondaryPersonas: z.array(persona),
  monetizationPotential: z.object({
    rating: z.number().describe('0 to 5, halves allowed'),
    rationale: statement,
    suggestedModels: statements,
  }),
  successPotential: z.object({
    rating: z.number().describe('0 to 10, halves allowed'),
    rationale: statement,
    improvements: statements,
  }),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

/**
 * The shape as JSON Schema, as structured outputs want it: every key required, nothing else allowed. The age is told as
 * a text; a number is taken too (D-50).
 */
export const answerJsonSchema = (): Record<string, unknown> => z.toJSONSchema(modelAnswer, { io: 'output' });
