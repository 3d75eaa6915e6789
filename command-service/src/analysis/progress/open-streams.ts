import { HttpError } from '@twofold/http/respond-to-errors';
import { narrowestTier } from '@twofold/http/address-tiers';

/** A browser usually follows one analysis, and a few with several tabs or after a lost connection. */
const MAX_OF_BROWSER = 6;
const MAX_OF_ADDRESS = 40;

export type OpenStreams = {
  /** Counts a stream until the returned function is called. @throws HttpError 429 if its browser or address has too many */
  readonly enter: (device: string, address: string | undefined) => () => void;
};

/** Limits the open streams per browser and per address. */
export const createOpenStreams = (): OpenStreams => {
  const open = new Map<string, number>();
  const change = (key: string, by: 1 | -1): void => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    enter: (device, address) => {
      const bounds = [
        [`device ${device}`, MAX_OF_BROWSER],
        [`address ${narrowestTier(address).key}`, MAX_OF_ADDRESS],
      ] as const;
      if (bounds.some(([key, most]) => (open.get(key) ?? 0) >= most))
        throw new HttpError(429, 'Too many analyses are followed at once. Please try again shortly.', {
          headers: { 'Retry-After': '10' },
        });
      for (const [key] of bounds) change(key, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const [key] of bounds) change(key, -1);
        isOpen = false;
      };
    },
  };
};
