import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Positioned, so that hidden texts in it scroll with it instead of widening the page. */
const Scroller = styled('div')({ position: 'relative', overflowX: 'auto' });

type ScrollRegionProps = {
  readonly label: string;
  /** The newest content is at the right: it is visible first. */
  readonly startsAtEnd?: boolean;
  readonly children: ReactNode;
};

/** Something wider than a phone: it scrolls on its own, also by keyboard, and the page does not. */
export function ScrollRegion({ label, startsAtEnd = false, children }: ScrollRegionProps) {
  const scroller = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (startsAtEnd && scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [startsAtEnd]);

  return (
    <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}
