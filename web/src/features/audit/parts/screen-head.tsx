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
  /** The kind of title, if it can be copied, as in "Copy stream name". */
  readonly copied?: string;
  /** At the right, if there is room. */
  readonly children?: ReactNode;
};

/**
 * The head of a console screen. A navigation from another screen scrolls to the top and focuses the heading; a change
 * within the screen, such as a filter in the URL, does not.
 */
export function ScreenHead({ title, copied, children }: ScreenHeadProps) {
  usePageTitle(`${title} · Audit`);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  // On the first screen of the tab, the browser sets the focus.
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
