import { phraseBook, phrasesIn } from './phrases.ts';
import type { Topic } from './topic.ts';
import { TOPICS_OF_THE_OFFER } from './topics-of-the-offer.ts';
import { TOPICS_OF_GETTING_AROUND } from './topics-of-getting-around.ts';
import { TOPICS_OF_THE_PAGES } from './topics-of-the-pages.ts';

const ALL: readonly Topic[] = [...TOPICS_OF_THE_OFFER, ...TOPICS_OF_GETTING_AROUND, ...TOPICS_OF_THE_PAGES];
const BY_ID: ReadonlyMap<string, Topic> = new Map(ALL.map((topic) => [topic.id, topic]));

/** A topic that a phrase means; `isLoose` where the phrase alone does not show that an app is spoken of. */
export type Named = { readonly topic: Topic; readonly isLoose: boolean };

/** Every phrase that names a topic. */
export const TOPICS = phraseBook<Named>(
  ALL.flatMap((topic): [string, Named][] => [
    [topic.words, { topic, isLoose: false }],
    [topic.loose ?? '', { topic, isLoose: true }],
  ]),
);

export const topicOf = (id: string): Topic | undefined => BY_ID.get(id);

/** Every word that names a topic by itself. */
export const NAMES_OF_TOPICS: readonly string[] = ALL.flatMap(({ words, loose }) =>
  [...phrasesIn(words), ...phrasesIn(loose ?? '')].filter((phrase) => !phrase.includes(' ')),
);
