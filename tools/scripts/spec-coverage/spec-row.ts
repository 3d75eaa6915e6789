/**
 * A group of the specification's rows: paths of the code, separated by commas if there are several, then the names of
 * the rows, and the specification's statement. The first path has the rule itself, not what displays or calls it.
 */
export type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The subject of one section's rows. */
export type SpecPart = { readonly section: number; readonly about: string; readonly rows: Rows };

/** One line of the page. `name` is the text in brackets of a test's title: `§4 countdown`. */
export type SpecRow = { readonly name: string; readonly words: string; readonly paths: readonly string[] };

/** The rows of a part, in the order they are written down in. */
export const rowsOf = ({ section, rows }: SpecPart): SpecRow[] =>
  Object.entries(rows).flatMap(([places, named]) =>
    Object.entries(named).map(([name, words]) => ({
      name: `§${section} ${name}`,
      words,
      paths: places.split(', '),
    })),
  );
