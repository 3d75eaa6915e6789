import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';

/** The passages that name the kind of the site, followed by those that name its category. */
export const kindNamedIn = ({ site, judgment }: Context): readonly Passage[] =>
  [`kind:${judgment.kind.id}`, `category:${judgment.category?.noun ?? ''}`].flatMap((key) =>
    site.hits(key).map(({ passage }) => passage),
  );
