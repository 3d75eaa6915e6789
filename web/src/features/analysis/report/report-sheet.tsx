import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductStanding } from '@twofold/contracts/analysis/api';
import type { CSSProperties, ReactNode } from 'react';
import { use, useId } from 'react';
import { SourceLabel } from '../../../components/source-label.tsx';
import { useDays } from '../../../lib/use-days.ts';
import { Agreement } from './agreement/use-agreement.ts';
import { FindingSquares } from './finding-squares.tsx';
import { BlankOutline, FoldedSheet, FrontHalf } from './folded-sheet.tsx';
import { PeopleHalf, type WhatPeopleSaid } from './people-half.tsx';
import { findingsOf, markOf, type ShownReport } from './read-report.ts';

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
  '& span[data-mark="measured"]::before': {
    background: `linear-gradient(135deg, ${theme.vars.palette.machine.fill} 50%, transparent 50%)`,
  },
}));

/** The front: how many findings there are, and how many of them quote the site. */
function MachineHalf({ report, action }: { readonly report: ShownReport; readonly action: ReactNode }) {
  const id = useId();
  const findings = findingsOf(report);
  const marks = findings.map(markOf);
  const quoted = marks.filter((mark) => mark === 'quoted').length;
  const measured = marks.filter((mark) => mark === 'measured').length;
  const inferred = findings.length - quoted - measured;
  const readOn = useDays().longDay(report.createdAt);
  return (
    <FrontHalf aria-labelledby={id}>
      <SourceLabel who="machine" component="h2" id={id}>
        What the machine found
      </SourceLabel>
      <Findings>
        <div>
          <Typography variant="number">{findings.length}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {findings.length === 1 ? 'finding' : 'findings'}
          </Typography>
        </div>
        <div>
          <FindingSquares quoted={quoted} measured={measured} inferred={inferred} />
          <Legend>
            <span data-mark="quoted">{quoted} quoted from the site</span>
            {measured > 0 && <span data-mark="measured">{measured} measured</span>}
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

const leaningBy = (share: number) => ({ '--agreement': share }) as CSSProperties;

type ReportSheetProps = {
  readonly report: ShownReport;
  /** A button for a reader who can claim the app. */
  readonly action?: ReactNode;
  /** The reviews on the back; undefined for readers who may not read them. */
  readonly said?: WhatPeopleSaid | undefined;
  /** The reader's last order for the app. */
  readonly order?: ProductStanding['order'];
  readonly onAskPeople: () => void;
};

/** The header of a report: a sheet with the AI report on its front and people's reviews on its back. */
export function ReportSheet({ report, action, said, order, onAskPeople }: ReportSheetProps) {
  const isBlank = said?.count === 0;
  const share = use(Agreement)?.share;
  return (
    <FoldedSheet data-blank={isBlank || undefined} style={share === undefined ? undefined : leaningBy(share)}>
      <MachineHalf report={report} action={action} />
      <PeopleHalf said={said} order={order} limited={report.limited} onAskPeople={onAskPeople} />
      {isBlank && <BlankOutline />}
    </FoldedSheet>
  );
}
