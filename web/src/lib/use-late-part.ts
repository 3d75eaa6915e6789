import { useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';
import { log } from './log.ts';

/**
 * A part of the app that a screen can do without: undefined until it is needed and has been loaded. Without a connection, or
 * after a release that took its file away, it stays undefined, and is tried again when the browser is online.
 */
export const useLatePart = <Part>(load: () => Promise<Part>, isNeeded: boolean): Part | undefined => {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const isMissing = isNeeded && part === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    const start = () => {
      loadPart(load).then(
        (loaded) => setPart({ loaded }),
        (error: unknown) => log.error('A part of the page could not be loaded', error),
      );
    };
    start();
    globalThis.addEventListener('online', start);
    return () => globalThis.removeEventListener('online', start);
  }, [load, isMissing]);

  return part?.loaded;
};
