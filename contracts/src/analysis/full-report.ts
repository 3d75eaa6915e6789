import type { z } from 'zod';
import { aiAnalysis, monetizationPotential, persona, report, successPotential } from './report.ts';

const filled = <List extends z.ZodArray>(list: List): List => list.min(1);

/**
 * A report that is not limited: it has a persona, and only three of its lists may be empty (D-90). A rating is null if
 * too few criteria could be judged. A model's answer must match this schema.
 */
export const fullReport = report.omit({ limited: true }).extend({
  usps: filled(report.shape.usps),
  aiAnalysis: aiAnalysis.extend({
    strengths: filled(aiAnalysis.shape.strengths),
    weaknesses: filled(aiAnalysis.shape.weaknesses),
    opportunities: filled(aiAnalysis.shape.opportunities),
    customerPersona: persona,
    monetizationPotential: monetizationPotential.extend({
      suggestedModels: filled(monetizationPotential.shape.suggestedModels),
    }),
    successPotential: successPotential.extend({ improvements: filled(successPotential.shape.improvements) }),
  }),
});
export type FullReport = z.infer<typeof fullReport>;
