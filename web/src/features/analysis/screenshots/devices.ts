import type { Screenshot } from './read-screens.ts';

/** Where a site was looked at, in words. */
export const DEVICES: Readonly<Record<Screenshot['name'], string>> = {
  desktop: 'on a desktop screen',
  phone: 'on a phone',
};
