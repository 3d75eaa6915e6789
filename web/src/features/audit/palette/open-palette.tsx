import { styled } from '@mui/material/styles';
import { useCallback, useState, useEffect } from 'react';
import { latePart } from '../../../components/late-part.tsx';
import { SearchIcon } from '../parts/icons.tsx';
import { useSlashKey } from './slash-key.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Calls `onOpen` for Ctrl-K or Cmd-K anywhere, and for `/` outside of inputs and dialogs. */
const usePaletteKeys = (onOpen: () => void): void => {
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

const Palette = latePart(async () => (await import('./palette.tsx')).Palette);

const Look = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 10px',
  border: `1px solid ${theme.vars.palette.lineStrong}`,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& kbd': { ...theme.typography.caption, marginLeft: 'auto' },
  // Phones have no Ctrl key.
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
}));

/** The button that opens the command palette, like Ctrl-K, Cmd-K and `/`. */
export function OpenPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  usePaletteKeys(open);
  return (
    <>
      <Look type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <SearchIcon size={14} /> Search <kbd>Ctrl K</kbd>
      </Look>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}
