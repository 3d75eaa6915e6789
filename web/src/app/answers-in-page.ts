import { SWRConfig } from 'swr';

/** The element of a drawn page that has the answers it was drawn from, by the addresses that the app would ask. */
const ANSWERS_ID = 'answers';

/**
 * Puts the answers that a page was drawn from where the app looks for them: it takes the page over as it is, and asks for none
 * of them again.
 */
export const keepAnswers = (page: Document): void => {
  const answers = page.getElementById(ANSWERS_ID)?.textContent;
  if (!answers) return;
  const { cache } = SWRConfig.defaultValue;
  for (const [key, data] of Object.entries(JSON.parse(answers) as Record<string, unknown>)) {
    // By its `_k`, SWR finds an answer again when many are forgotten at once.
    const state = { data, _k: key };
    cache.set(key, state);
  }
};
