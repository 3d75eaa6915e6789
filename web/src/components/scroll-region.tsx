import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Scroller = styled('div')({ overflowX: 'auto' });

/** Something wider than a phone: it scrolls by itself, also by the keys, and the page does not. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}
