import type { Screenshot } from './read-screens.ts';

/** Labels of the devices that screenshots were taken on. */
export const DEVICES: Readonly<Record<Screenshot['name'], string>> = {
  desktop: 'on a desktop screen',
  phone: 'on a phone',
};
