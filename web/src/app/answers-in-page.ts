import { SWRConfig } from 'swr';

/** The element of a rendered page that holds the API answers it was rendered from, by request URL. */
const ANSWERS_ID = 'answers';

/**
 * Puts the answers that a page was rendered from into the cache: the app hydrates the page unchanged, and requests none
 * of them again.
 */
export const cacheAnswers = (page: Document): void => {
  const answers = page.getElementById(ANSWERS_ID)?.textContent;
  if (!answers) return;
  const { cache } = SWRConfig.defaultValue;
  for (const [key, data] of Object.entries(JSON.parse(answers) as Record<string, unknown>)) {
    // SWR finds keys by `_k` when many are cleared together.
    const state = { data, _k: key };
    cache.set(key, state);
  }
};
