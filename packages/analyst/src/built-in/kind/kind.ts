import type { Topic } from '../lexicon/topic.ts';

/** The names in a text, as a type: “a b” is 'a' | 'b'. */
export type Named<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Named<Rest> : Names;

export type KindId =
  | Named<'saas developer-tool app open-source documentation game shop marketplace ticketing restaurant lodging travel trade builder real-estate'>
  | Named<'practice health wellness agency insurance finance nonprofit association education course government attraction news blog portfolio'>
  | Named<'event forum transport reference directory recruitment telecom store-listing religious manufacturer producer media research company private'>;

/** A set of kinds, named in one line; a name that no kind has does not compile. */
export const kindsOf = <Names extends string>(
  names: Named<Names> extends KindId ? Names : never,
): ReadonlySet<KindId> => new Set(names.split(' ') as KindId[]);

/** How a site earns its money, or who pays for it. */
export type ModelId =
  Named<'subscription purchase commission fees premiums dues donations advertising public-money lead free tuition interest tickets'>;

export type Kind = {
  readonly id: KindId;
  /** With its article, as it reads after “is”. */
  readonly noun: string;
  /** Types of JSON-LD that stand for it. */
  readonly types: string;
  /** How such a site calls itself, in any of the seven languages: counted in title, description, main heading and host. */
  readonly names: string;
  /** What such sites speak of, and how much that says. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
  readonly model: ModelId;
};

const cellsOf = (line: string): readonly string[] => line.split(';').map((cell) => cell.trim());

/**
 * Reads a table of kinds, a kind in lines: `id ; noun ; model ; types`, then `= names` and
 * `~ topic weight, …`.
 */
export const kindsIn = (table: string): readonly Kind[] =>
  table
    .trim()
    .split(/\n(?![=~] )/u)
    .map((block) => {
      const [head = '', names = '', topics = ''] = block.split('\n');
      const [id = '', noun = '', model = '', types = ''] = cellsOf(head);
      const weights = topics
        .slice(2)
        .split(', ')
        .filter((each) => each !== '');
      return {
        id: id as KindId,
        noun,
        types,
        names: names.slice(2),
        topics: Object.fromEntries(
          weights.map((each) => each.split(' ')).map(([topic = '', weight]) => [topic, Number(weight)]),
        ),
        model: model as ModelId,
      };
    });
