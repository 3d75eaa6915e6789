import { readStoredJson, store } from '../../lib/browser-storage.ts';

/** An analysis started in this tab. After a reload its request is continued by its key. `productId`: an app analyzed again. */
export type LastRun = {
  readonly url: string;
  readonly key: string;
  readonly productId?: number | undefined;
  readonly startedAt: number;
};

const KEY = 'analysis';
/** No analysis runs longer than this. */
const MAX_MS = 90_000;

/** Stores the running analysis in case the page is reloaded; pass `undefined` when it has ended. */
export const storeRun = (run: LastRun | undefined): void => store(KEY, run ? JSON.stringify(run) : null, 'session');

/** The running analysis of this tab. The stored value is validated. */
export const storedRun = (): LastRun | undefined => {
  const run = readStoredJson(KEY, 'session') as Partial<LastRun> | undefined;
  const isFresh = typeof run?.startedAt === 'number' && Date.now() - run.startedAt < MAX_MS;
  return isFresh && typeof run.url === 'string' && typeof run.key === 'string' ? (run as LastRun) : undefined;
};
