import { z } from 'zod';

export const MAX_CALL_TEXT = 60;
export const MAX_LINKS = 100;

/** What is visible on a screen before scrolling, and the page's links. It comes from a foreign page. */
export const firstScreen = z.object({
  /** Absent where nothing asks for something by its words. `covered`: another layer lies above it. */
  call: z.object({ text: z.string().max(MAX_CALL_TEXT), place: z.enum(['visible', 'covered', 'below']) }).optional(),
  /** Addresses of the same origin. */
  links: z.array(z.string().max(2_048)).max(MAX_LINKS),
});
export type FirstScreen = z.infer<typeof firstScreen>;
