import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PrintSign, ShareSign } from './icons.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  justifyContent: 'space-between',
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end' },
}));

/** Hands the address to the device's share sheet, or to the clipboard where there is none. Resolves to what happened. */
const share = async (title: string): Promise<'shared' | 'copied' | 'failed'> => {
  const url = globalThis.location.href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await globalThis.navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Also when a person closes the share sheet: nothing was shared, nothing is wrong.
    return 'failed';
  }
};

/** A report can be passed on and printed. */
export function ReportActions({ title }: { readonly title: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Row>
      <Button
        variant="text"
        size="small"
        onClick={() => void share(title).then((outcome) => setIsCopied(outcome === 'copied'))}
      >
        <ShareSign /> <span role="status">{isCopied ? 'Link copied' : 'Share'}</span>
      </Button>
      <Button variant="text" size="small" onClick={() => globalThis.print()}>
        <PrintSign /> Print
      </Button>
    </Row>
  );
}
