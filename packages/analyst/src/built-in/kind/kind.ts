import type { Topic } from '../lexicon/topic.ts';

/** The words of a string as a union type: “a b” is 'a' | 'b'. */
export type Named<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Named<Rest> : Names;

export type KindId =
  | Named<'saas developer-tool app open-source documentation game shop marketplace ticketing restaurant lodging travel trade builder real-estate'>
  | Named<'practice health wellness agency insurance finance nonprofit association education course government attraction news blog portfolio'>
  | Named<'event forum transport reference directory recruitment telecom store-listing religious manufacturer producer media research company private'>;

/** A set of kinds from one string; an unknown name does not compile. */
export const kindsOf = <Names extends string>(
  names: Named<Names> extends KindId ? Names : never,
): ReadonlySet<KindId> => new Set(names.split(' ') as KindId[]);

/** How a site earns money, or who pays for it. */
export type ModelId =
  Named<'subscription purchase commission fees premiums dues donations advertising public-money lead free tuition interest tickets'>;

export type Kind = {
  readonly id: KindId;
  /** With its article, to follow “is”. */
  readonly noun: string;
  /** JSON-LD types for this kind. */
  readonly types: string;
  /** Names of such sites in the seven languages, looked for in title, description, main heading and host. */
  readonly names: string;
  /** Topics of such sites, and how strongly each indicates the kind. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
  readonly model: ModelId;
};

const cellsOf = (line: string): readonly string[] => line.split(';').map((cell) => cell.trim());

/**
 * Reads a table of kinds with three lines each: `id ; noun ; model ; types`, then `= names` and
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
