import { createElement, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '../lib/load-part.ts';
import { log } from '../lib/log.ts';

/**
 * An optional, lazily loaded component: it shows nothing until it is loaded. If loading fails, without a connection or
 * after a release that removed its file, it is retried when the browser is online.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;

  return function LatePart(props: Props) {
    const [part, setPart] = useState(() => loaded);
    const isMissing = part === undefined;

    useEffect(() => {
      if (!isMissing) return undefined;
      const start = async (): Promise<void> => {
        try {
          loaded = await loadPart(load);
          setPart(() => loaded);
        } catch (error) {
          log.error('A part of the page could not be loaded', error);
        }
      };
      const startAgain = () => void start();
      startAgain();
      globalThis.addEventListener('online', startAgain);
      return () => globalThis.removeEventListener('online', startAgain);
    }, [isMissing]);

    return part ? createElement(part, props) : null;
  };
};
