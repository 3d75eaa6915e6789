import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Wrap } from './wrap.tsx';

/** A page whose lists are as wide as the grid. The footer stays out of sight, so that no list that arrives moves it. */
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
  /** What the page is for, in a sentence or two. */
  readonly lead: string;
  /** Stands at the right where there is room. */
  readonly children?: ReactNode;
};

/** What heads a page of lists. */
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
