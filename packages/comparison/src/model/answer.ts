import { z } from 'zod';
import { ASPECTS, TOPICS } from '../lexicon/topics.ts';

const topicIds = TOPICS.map(({ id }) => id) as [string, ...string[]];
const sentences = z.array(z.string()).describe('Ids of sentences, such as "2.5".');

/**
 * The answer format of a model. It allows only ids and words of our lists, so no text of the model reaches a reader.
 * `toComparison` checks it against the reviews.
 */
export const modelAnswer = z.object({
  lines: z.array(
    z.object({
      topic: z.enum(topicIds).describe('What the sentences speak of.'),
      aspect: z.enum(ASPECTS).describe('In which respect it is judged; "liked" where none is named.'),
      praise: sentences.describe('Sentences that praise it in this respect.'),
      criticism: sentences.describe('Sentences that criticize it in this respect.'),
    }),
  ),
  offTopic: z.array(z.number()).describe('Numbers of reviews that are about something else than this app.'),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;
