import { z } from 'zod';

export const MAX_CALL_TEXT = 60;
export const MAX_LINKS = 100;

/** The call to action on the screen before scrolling, and the page's links. The values come from a foreign page. */
export const firstScreen = z.object({
  /** Absent if no control is recognized as a call to action. `covered`: another layer is above it. */
  call: z.object({ text: z.string().max(MAX_CALL_TEXT), place: z.enum(['visible', 'covered', 'below']) }).optional(),
  /** Addresses of the same origin. */
  links: z.array(z.string().max(2_048)).max(MAX_LINKS),
});
export type FirstScreen = z.infer<typeof firstScreen>;
