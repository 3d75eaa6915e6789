import type { Topic } from '../lexicon/topic.ts';

const NAMES: Partial<Record<Topic, string>> = {
  about: 'who stands behind it',
  team: 'the people',
  testimonials: 'words of others',
  directions: 'the way there',
  compare: 'a comparison',
  certified: 'qualifications',
  portfolio: 'finished work',
};

/** What visitors look for, inside a sentence. */
export const needName = (topic: Topic): string => NAMES[topic] ?? topic.replaceAll('-', ' ');
