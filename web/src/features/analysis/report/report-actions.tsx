import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { DownloadSign, PrintSign, ShareSign } from './icons.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  justifyContent: 'space-between',
  // Aligns the text of the outer buttons with the column.
  marginInline: -12,
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end' },
}));

const copy = async (text: string): Promise<string> => ((await copyText(text)) ? 'Link copied' : 'Copy failed');

/** The address of this page without the order's token, which would let anyone open the order. */
const sharedAddress = (): string => {
  const url = new URL(globalThis.location.href);
  url.searchParams.delete('order');
  url.searchParams.delete('token');
  return url.href;
};

/** Passes the address to the device's share sheet, or copies it. Resolves to the button's new text. */
const share = async (title: string): Promise<string> => {
  const url = sharedAddress();
  if (!('share' in navigator)) return copy(url);
  // Closing the share sheet rejects; no message is needed.
  return navigator.share({ title, url }).then(
    () => 'Share',
    () => 'Share',
  );
};

type ReportActionsProps = {
  readonly title: string;
  readonly productId: number;
  /** A query that opens an unlisted report. */
  readonly links: string;
  /** Replaces "Share" for the owner of an unlisted report, whose address does not open for others. */
  readonly onShare?: (() => void) | undefined;
};

/** Share, download and print a report. */
export function ReportActions({ title, productId, links, onShare }: ReportActionsProps) {
  const [shareLabel, setShareLabel] = useState('Share');
  return (
    <Row>
      <Button variant="text" size="small" onClick={onShare ?? (() => void share(title).then(setShareLabel))}>
        <ShareSign /> {shareLabel}
      </Button>
      <VisuallyHidden role="status">{shareLabel === 'Share' ? '' : `${shareLabel}.`}</VisuallyHidden>
      <Button
        variant="text"
        size="small"
        component="a"
        href={`/api/products/${productId}${links}`}
        download={`analysis-${productId}.json`}
      >
        <DownloadSign /> JSON
      </Button>
      <Button variant="text" size="small" onClick={() => globalThis.print()}>
        <PrintSign /> Print
      </Button>
    </Row>
  );
}
