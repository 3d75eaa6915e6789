import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { CopyIcon } from './icons.tsx';

const Look = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  width: 24,
  height: 24,
  margin: '-4px 0 -4px 4px',
  padding: 0,
  border: 0,
  borderRadius: 5,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
}));

/** How long the button shows that it has copied. */
const SHOWN_MS = 2_000;

/** Copies an id or a hash. `what` names it, as in "Copy event id". */
export function CopyButton({ what, text }: { readonly what: string; readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) setIsCopied(true);
    else showToast({ tone: 'destructive', title: 'Could not copy', description: 'Select the text and copy it.' });
  };

  return (
    <>
      <Look type="button" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
        {isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </Look>
      <VisuallyHidden role="status">{isCopied && `Copied ${what}`}</VisuallyHidden>
    </>
  );
}
