import type { Topic } from '../lexicon/topic.ts';

/** The names in a text, as a type: “a b” is 'a' | 'b'. */
export type Named<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Named<Rest> : Names;

export type KindId =
  | Named<'saas developer-tool app open-source documentation game shop marketplace ticketing restaurant lodging travel trade builder real-estate'>
  | Named<'practice health wellness agency insurance finance nonprofit association education course government attraction news blog portfolio'>
  | Named<'event forum transport reference directory recruitment telecom store-listing religious manufacturer producer media research'>;

/** A set of kinds, named in one line; a name that no kind has does not compile. */
export const kindsOf = <Names extends string>(
  names: Named<Names> extends KindId ? Names : never,
): ReadonlySet<KindId> => new Set(names.split(' ') as KindId[]);

/** How a site earns its money, or who pays for it. */
export type ModelId =
  Named<'subscription purchase commission fees premiums dues donations advertising public-money lead free tuition interest tickets'>;

/** What a visitor of this kind of site looks for. `missing` completes “No … on the pages we read”. */
export type Need = {
  readonly topic: Topic;
  readonly missing: string;
  /** A suggestion that begins with a verb; `{offer}` stands for what is offered. */
  readonly fix: string;
};

export type Kind = {
  readonly id: KindId;
  /** With its article, as it reads after “is”. */
  readonly noun: string;
  /** Types of JSON-LD that say so. */
  readonly types: string;
  /** How such a site calls itself, in any of the seven languages: counted in title, description, main heading and host. */
  readonly names: string;
  /** What such sites speak of, and how much that says. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
  readonly model: ModelId;
  readonly needs: readonly Need[];
};

/** Reads `topic ; what is missing ; the fix`, one a line. */
export const needsOf = (table: string): readonly Need[] =>
  table
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 3)
    .map(([topic = '', missing = '', fix = '']) => ({ topic: topic as Topic, missing, fix }));
