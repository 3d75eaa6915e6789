import { withVersion } from '../version-query.ts';
import type { Screenshot } from './read-screens.ts';

/**
 * Where a screenshot is. `links` is what opens the report where it is not listed: it opens its pictures, too. Without a
 * version it is the newest one.
 */
export const screenshotPath = (
  productId: number,
  name: Screenshot['name'],
  { version, links = '' }: { readonly version?: number; readonly links?: string } = {},
): string => `/api/products/${productId}/screenshots/${name}${withVersion(links, version)}`;
