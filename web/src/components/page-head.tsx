import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Wrap } from './wrap.tsx';

/** A page with full-width lists. The footer stays out of sight, so that late lists do not move it. */
export const ListPage = styled(Wrap)({
  minHeight: '100vh',
  paddingBlock: 'clamp(36px, 5vw, 56px) clamp(72px, 8vw, 108px)',
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 32,
});

type PageHeadProps = {
  readonly title: string;
  /** The purpose of the page, in a sentence or two. */
  readonly lead: string;
  /** At the right, if there is room. */
  readonly children?: ReactNode;
};

/** The head of a page of lists. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <Head>
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.25, maxWidth: '56ch' }}>
          {lead}
        </Typography>
      </div>
      {children}
    </Head>
  );
}
