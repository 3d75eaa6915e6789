import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { SourceLabel } from '../../components/source-label.tsx';

/** The height of the step in the upper edge, which represents the fold of the sheet. */
const FOLD = 28;

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  padding: `${FOLD + 24}px clamp(20px, 4vw, 40px) 24px`,
  marginInline: 'calc(-1 * clamp(20px, 4vw, 40px))',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.people.soft,
  clipPath: `polygon(0 ${FOLD}px, calc(50% - ${FOLD}px) ${FOLD}px, 50% 0, 100% 0, 100% 100%, 0 100%)`,
  [theme.breakpoints.up(860)]: {
    padding: `${2 * FOLD}px 32px 32px`,
    marginInline: 0,
    borderRadius: '0 18px 18px 18px',
  },
  // On a lower screen, the button of a sticky panel would be below the edge.
  '@media (min-width: 860px) and (min-height: 1000px)': { position: 'sticky', top: 88 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

type ReviewPanelProps = {
  readonly appTitle: string;
  /** The reviewer's credits. */
  readonly badge: ReactNode;
  /** Whether the analysis found an app at the URL. */
  readonly hasApp: boolean;
  readonly children: ReactNode;
};

/** The side of the review screen where the reviewer writes. */
export function ReviewPanel({ appTitle, badge, hasApp, children }: ReviewPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <SourceLabel who="people">What you say</SourceLabel>
        {badge}
      </Head>
      <Typography variant="h2" id={id}>
        Review {appTitle}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {hasApp
          ? 'Use the product first.'
          : 'We found no app at this address. Check whether there is one now before you write.'}
      </Typography>
      {children}
    </Panel>
  );
}
