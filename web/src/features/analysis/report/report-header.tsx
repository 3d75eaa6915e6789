import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../components/site-link.tsx';
import { CompleteBadge } from './complete-badge.tsx';
import { verdictOf } from './first/verdict.ts';
import { LimitedChip } from './limited-chip.tsx';
import { PagesReadList } from './pages-read.tsx';
import { ProvenanceLine } from './provenance-line.tsx';
import type { ShownReport } from './read-report.ts';
import { ReportActions } from './report-actions.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 32px',
  padding: '32px 0',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    paddingTop: 48,
    // Screenshots are on the right, and the actions then below the text.
    '&[data-has-screens]': {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 41%, 460px)',
      gap: '24px clamp(32px, 5vw, 56px)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      '& > :last-child': { gridRow: '1 / span 2', gridColumn: 2 },
    },
  },
}));

const Origin = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: 26,
});

/** Wraps a very long word of a title, so that it does not push the button away. */
const Title = styled(Typography)({ margin: '16px 0 10px', overflowWrap: 'anywhere' }) as typeof Typography;

const Verdict = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: '46ch',
  margin: '16px 0 6px',
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  [theme.breakpoints.up('md')]: { alignItems: 'flex-end', '[data-has-screens] > &': { alignItems: 'flex-start' } },
  '@media print': { display: 'none' },
}));

/** A longer title (in characters) is a sentence and is set smaller. */
const LONG_TITLE = 40;

/** Whether the built-in analyst wrote the report in place of a model. */
const isStandIn = ({ provenance }: ShownReport): boolean =>
  provenance?.provider === 'built-in' && provenance.insteadOfModel !== undefined;

type ReportHeaderProps = {
  readonly productId: number;
  /** A query that opens an unlisted report. */
  readonly links?: string;
  readonly report: ShownReport;
  /** The screenshots of the site, if known. */
  readonly screens?: ReactNode;
  /** A button for a reader who may have the site analyzed again. */
  readonly tryAgain?: ReactNode;
  readonly onAskPeople: () => void;
  /** Replaces "Share" for the owner of an unlisted report. */
  readonly onShare?: (() => void) | undefined;
};

/** The analyzed site, the report's author, and its actions. */
export function ReportHeader({
  productId,
  links = '',
  report,
  screens,
  tryAgain,
  onAskPeople,
  onShare,
}: ReportHeaderProps) {
  const title = report.title || 'Untitled App';
  const verdict = verdictOf(report);
  return (
    <Head data-has-screens={screens ? true : undefined}>
      <div>
        <Origin>
          <CompleteBadge />
          {report.limited && <LimitedChip />}
          <ProvenanceLine provenance={report.provenance} isLimited={report.limited !== undefined} />
          {isStandIn(report) && tryAgain}
        </Origin>
        <Title variant={title.length > LONG_TITLE ? 'h1' : 'title'} component="h1">
          {title}
        </Title>
        {report.url && <SiteLink url={report.url} />}
        {verdict && <Verdict>{verdict}</Verdict>}
        {report.pages && <PagesReadList report={report} pages={report.pages} />}
      </div>
      <Actions>
        <Button color="people" size="large" onClick={onAskPeople}>
          Get Human Feedback
        </Button>
        <ReportActions title={title} productId={productId} links={links} onShare={onShare} />
      </Actions>
      {screens}
    </Head>
  );
}
