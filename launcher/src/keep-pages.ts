import { createHash } from 'node:crypto';

/** Drawing and packing a page costs milliseconds, so those that were asked for last are kept. */
const MAX_KEPT = 100;

/**
 * Answers the page of a name that was made from these texts before; makes it again where one of them has changed. What is made
 * may turn out to be less than there could be: `forget` has it made again for the next one who asks.
 */
export const keepPages = <Page>() => {
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
