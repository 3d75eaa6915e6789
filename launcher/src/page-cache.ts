import { createHash } from 'node:crypto';

/** Rendering and compressing a page takes milliseconds, so the most recent ones are cached. */
const MAX_KEPT = 100;

/**
 * Returns the cached page of a name if it was made from the same texts; otherwise makes it again. `forget` drops an
 * incomplete page, so that the next request makes it again.
 */
export const createPageCache = <Page>() => {
  const kept = new Map<string, { readonly digest: string; readonly page: Promise<Page> }>();
  return (name: string, madeFrom: readonly unknown[], make: (forget: () => void) => Promise<Page>): Promise<Page> => {
    const digest = createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64');
    const known = kept.get(name);
    const forget = (): void => {
      if (kept.get(name)?.digest === digest) kept.delete(name);
    };
    const page = known?.digest === digest ? known.page : make(forget);
    kept.delete(name);
    kept.set(name, { digest, page });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
};
