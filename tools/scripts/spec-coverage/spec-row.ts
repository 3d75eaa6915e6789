/**
 * Where something of the specification lives: paths of the code, joined by a comma where a row has several, then the
 * names of the rows, and what the specification says there, in its own words.
 */
export type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the rows of one section, or of one screen of it, are about. */
export type SpecPart = { readonly section: number; readonly about: string; readonly rows: Rows };

/** One line of the page. `name` is what the title of a test says in brackets: `§4 countdown`. */
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
