import { z } from 'zod';

const claim = z.object({
  text: z.string().describe('One specific sentence about this very site, in English, at most 40 words.'),
  ref: z.string().describe('The id of the one line of the input that shows it.'),
});
export type Claim = z.infer<typeof claim>;

const claims = z.array(claim);

const persona = z.object({
  ref: z.string().describe('The id of the line that names the audience this person belongs to.'),
  name: z.string(),
  age: z.string(),
  occupation: z.string(),
  quote: z.string().describe('What this imagined person might say.'),
  background: z.string(),
  behavior: z.string(),
  goals: z.array(z.string()),
  painPoints: z.array(z.string()),
});
export type ClaimedPersona = z.infer<typeof persona>;

/**
 * The schemas of the sections that a model writes. They have no length limits: an answer that is too long is cut
 * afterwards instead of rejected. No field takes a rating or words of the page.
 */
export const SECTIONS = {
  purpose: z.object({ purpose: claim, targetAudience: claim, usps: claims }),
  swot: z.object({ strengths: claims, weaknesses: claims, opportunities: claims, threats: claims }),
  market: z.object({ competitors: claims, marketTrends: claims, suggestedModels: claims }),
  personas: z.object({ personas: z.array(persona) }),
  ratings: z.object({ monetization: claim, success: claim, improvements: claims }),
};
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = ['purpose', 'swot', 'market', 'personas', 'ratings'] as const satisfies SectionName[];
export type Sections = { readonly [Name in SectionName]: z.infer<(typeof SECTIONS)[Name]> };
