/** Brackets that name rows: `(§4 countdown)`, `(§2 tabs, default tab, §4 badge)`. */
const BRACKETS = /\s*\((§[^()]+)\)/g;

/** The rows in a title; a name without a section belongs to the previous section. */
export const rowsNamedIn = (title: string): string[] =>
  [...title.matchAll(BRACKETS)].flatMap(([, names = '']) => {
    let section = '';
    return names.split(', ').map((name) => {
      section = /^§\d+/.exec(name)?.[0] ?? section;
      return name.startsWith('§') ? name : `${section} ${name}`;
    });
  });

/** The sentence that is left of a title. */
export const withoutRows = (title: string): string => title.replaceAll(BRACKETS, '').trim();
