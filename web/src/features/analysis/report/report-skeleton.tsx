import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { BackHalf, FoldedSheet, FrontHalf } from './folded-sheet.tsx';

const Lines = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

/** At least as high as the window, so that the footer is never seen moving. */
const Screen = styled('div')({ minHeight: '100vh' });

/** As high as the header of a report above its sheet. */
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '32px 0',
  [theme.breakpoints.up('md')]: { paddingTop: 48 },
}));

/** The name of the app, if already known, instead of a bar. */
const Name = styled(Typography)({ '&:empty, &:not(:empty) + *': { display: 'none' } }) as typeof Typography;

const NAME_ID = 'name-of-report';

/** The name that the server has put into the page. */
const announcedName = (): string =>
  'document' in globalThis ? (document.getElementById(NAME_ID)?.textContent ?? '') : '';

const Placeholder = styled(FoldedSheet)(({ theme }) => ({
  marginBottom: 28,
  '&::before, &::after': { opacity: 0.55 },
  '& > *': { gap: 14 },
  '& .MuiSkeleton-root': { background: theme.vars.palette.divider },
}));

const TabRow = styled('div')({
  display: 'flex',
  gap: 28,
  marginBottom: 36,
  overflow: 'hidden',
  '& > *': { flex: 'none' },
});

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px 72px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const TAB_WIDTHS = [70, 78, 52, 62, 80];
const TEXT_WIDTHS = ['100%', '92%', '70%'];

function Rating() {
  return (
    <Lines>
      <Skeleton width="45%" height={18} />
      <Skeleton width={110} height={48} />
      <Skeleton height={10} />
      {TEXT_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </Lines>
  );
}

/** Shown while a report loads. Its heading is not an `h1`: a new screen's `h1` gets the focus, and this one is removed soon. */
export function ReportSkeleton() {
  const [name] = useState(announcedName);
  return (
    <Screen role="status" aria-label="Loading analysis">
      <VisuallyHidden role="heading" aria-level={1}>
        Loading analysis
      </VisuallyHidden>
      <Head>
        <Skeleton width={166} height={26} />
        <Name variant="title" component="p" id={NAME_ID}>
          {name}
        </Name>
        <Skeleton width="58%" height={60} />
        <Skeleton width={210} height={16} />
      </Head>
      <Placeholder>
        <FrontHalf as="div">
          <Skeleton width={160} height={14} />
          <Skeleton width={240} height={78} />
          <Skeleton width={130} height={14} />
        </FrontHalf>
        <BackHalf as="div">
          <Skeleton width={120} height={14} />
          <Skeleton width={200} height={78} />
          <Skeleton width={90} height={14} />
        </BackHalf>
      </Placeholder>
      <TabRow>
        {TAB_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </TabRow>
      <Columns>
        <Rating />
        <Rating />
      </Columns>
    </Screen>
  );
}
