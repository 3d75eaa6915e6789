/** Which of the pages that are worth reading were read. */
export type PagesVerdict = {
  readonly read: readonly string[];
  readonly missed: readonly string[];
  /** Read, and not among those that are worth it. */
  readonly others: readonly string[];
};

/** `/about`, `/about/`, `/about/index.html` and `/about.html` are one page. */
const plain = (served: string): string => {
  const path = new URL(served, 'http://site').pathname.replace(/\/index\.\w+$/u, '/').replace(/\/$/u, '');
  return decodeURIComponent(path)
    .replace(/\.html?$/u, '')
    .toLowerCase();
};

export const pagesVerdict = (expected: readonly string[], read: readonly string[]): PagesVerdict => {
  const wanted = new Set(expected.map(plain));
  const was = new Set(read.map(plain));
  return {
    read: expected.filter((served) => was.has(plain(served))),
    missed: expected.filter((served) => !was.has(plain(served))),
    others: read.filter((served) => !wanted.has(plain(served))),
  };
};
