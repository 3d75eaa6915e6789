import { Refusal, refuse } from '../decider.ts';
import type { Asking, FindApp } from './find-app.ts';

/**
 * Runs a user's command about an app.
 * @throws Refusal `product-not-found` instead of any other if the user may not see the app
 */
export type HideApp = <Result>(productId: number, asking: Asking, run: () => Promise<Result>) => Promise<Result>;

/** For refusals that do not depend on the app: they must not reveal an unlisted app (D-134). */
export const createHideApp =
  (findApp: FindApp): HideApp =>
  async (productId, asking, run) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal && !(await findApp(productId, asking))) return refuse('product-not-found');
      throw error;
    }
  };
