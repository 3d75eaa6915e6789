import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { OnwardIcon } from '../../../components/icons.tsx';
import { Speaker } from '../../../components/speaker.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { FindingSquares } from './finding-squares.tsx';
import { BackHalf, FoldedSheet, FrontHalf } from './folded-sheet.tsx';
import { findingsOf, isQuoted, type ShownReport } from './read-report.ts';

const Findings = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '12px 32px',
  alignItems: 'flex-start',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', alignItems: 'center' },
}));

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  marginTop: 12,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
  '& span': { display: 'flex', alignItems: 'center', gap: 7 },
  '& span::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 1,
    border: `1.5px solid ${theme.vars.palette.machine.fill}`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  '& span[data-mark="quoted"]::before': { background: theme.vars.palette.machine.fill },
}));

const TextLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  fontWeight: 600,
  '@media print': { display: 'none' },
});

/** The front: how much the machine found, and how much of it the site says itself. */
function MachineHalf({ report, action }: { readonly report: ShownReport; readonly action: ReactNode }) {
  const id = useId();
  const findings = findingsOf(report);
  const quoted = findings.filter(isQuoted).length;
  const inferred = findings.length - quoted;
  const readOn = longDate(report.createdAt);
  return (
    <FrontHalf aria-labelledby={id}>
      <Speaker who="machine" component="h2" id={id}>
        What the machine found
      </Speaker>
      <Findings>
        <div>
          <Typography variant="number">{findings.length}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {findings.length === 1 ? 'finding' : 'findings'}
          </Typography>
        </div>
        <div>
          <FindingSquares quoted={quoted} inferred={inferred} />
          <Legend>
            <span data-mark="quoted">{quoted} quoted from the site</span>
            <span data-mark="inferred">{inferred} inferred</span>
          </Legend>
        </div>
      </Findings>
      {readOn && (
        <Typography variant="caption" color="textSecondary">
          Read on {readOn}
        </Typography>
      )}
      {action}
    </FrontHalf>
  );
}

/** The back, for everybody who may not read the reviews: no count, an invitation. */
function PeopleHalf({ onAskPeople }: { readonly onAskPeople: () => void }) {
  const id = useId();
  return (
    <BackHalf aria-labelledby={id}>
      <Speaker who="people" component="h2" id={id}>
        What people say
      </Speaker>
      <Typography variant="h3" component="p">
        Ask people who match your customer
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
        One opinion by tomorrow, or three laid side by side.
      </Typography>
      <Typography variant="caption">
        <TextLink
          href="#pricing"
          onClick={(event) => {
            event.preventDefault();
            onAskPeople();
          }}
        >
          See the plans <OnwardIcon size={14} />
        </TextLink>
      </Typography>
    </BackHalf>
  );
}

type ReportSheetProps = {
  readonly report: ShownReport;
  /** What this viewer can do with the front: a report looks the same to everybody else. */
  readonly action?: ReactNode;
  readonly onAskPeople: () => void;
};

/** The header of a report: one sheet, its front the machine's, its back people's. */
export function ReportSheet({ report, action, onAskPeople }: ReportSheetProps) {
  return (
    <FoldedSheet>
      <MachineHalf report={report} action={action} />
      <PeopleHalf onAskPeople={onAskPeople} />
    </FoldedSheet>
  );
}
