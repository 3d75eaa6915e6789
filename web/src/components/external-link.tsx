import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isWebAddress } from '../lib/is-web-address.ts';
import { ExternalIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** A link to another site, in a new tab. Only http and https become links, everything else stays text (D-58). */
export function ExternalLink({ href, children = href }: { readonly href: string; readonly children?: ReactNode }) {
  if (!isWebAddress(href)) return <>{children}</>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children} <ExternalIcon size={14} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
}
