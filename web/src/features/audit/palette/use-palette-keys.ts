import { useEffect } from 'react';
import { useSlashKey } from './slash-key.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Calls back for Ctrl-K or Cmd-K anywhere, and for `/` outside of inputs and dialogs. */
export const usePaletteKeys = (onOpen: () => void): void => {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && useSlashKey.getState().isOn;
      if (!isCommand && !(isSlash && document.querySelector('[role="dialog"]') === null)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [onOpen]);
};
