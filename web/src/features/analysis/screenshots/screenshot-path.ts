import { withVersion } from '../version-query.ts';
import type { Screenshot } from './read-screens.ts';

/** The address of a screenshot, of the newest version by default. `links` opens an unlisted report and its screenshots. */
export const screenshotPath = (
  productId: number,
  name: Screenshot['name'],
  { version, links = '' }: { readonly version?: number; readonly links?: string } = {},
): string => `/api/products/${productId}/screenshots/${name}${withVersion(links, version)}`;
