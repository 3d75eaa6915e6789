import { createHash } from 'node:crypto';

/** Drawing and packing a page costs milliseconds, so those that were asked for last are kept. */
const MAX_KEPT = 100;

/** Answers the page of a name that was made from these texts before; makes it anew where one of them has changed. */
export const keepPages = <Page>() => {
  const kept = new Map<string, { readonly digest: string; readonly page: Promise<Page> }>();
  return (name: string, madeFrom: readonly unknown[], make: () => Promise<Page>): Promise<Page> => {
    const digest = createHash('sha256').update(JSON.stringify(madeFrom)).digest('base64');
    const known = kept.get(name);
    const page = known?.digest === digest ? known.page : make();
    kept.delete(name);
    kept.set(name, { digest, page });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
};
