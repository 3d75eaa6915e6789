import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/use-page-title.ts';
import { CopyButton } from './copy-button.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6px 20px',
});

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.375rem',
  display: 'inline',
  overflowWrap: 'anywhere',
}));

type ScreenHeadProps = {
  readonly title: string;
  /** What the title is, where it is worth copying, as in "Copy stream name". */
  readonly copied?: string;
  /** Stands at the right where there is room. */
  readonly children?: ReactNode;
};

/**
 * What heads a screen of the console. A user who comes from another screen starts at its top, with the focus on its
 * heading; a change of what the screen shows, such as a filter in the address, moves nothing.
 */
export function ScreenHead({ title, copied, children }: ScreenHeadProps) {
  usePageTitle(`${title} · Audit`);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  // At the screen that the console was opened at, the browser is in charge of the focus.
  const lastPathname = useRef(key === 'default' ? pathname : undefined);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Row>
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {copied !== undefined && <CopyButton what={copied} text={title} />}
      </div>
      {children}
    </Row>
  );
}
