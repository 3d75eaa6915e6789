import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { DeviceProduct } from '@twofold/contracts/analysis/api';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../../lib/paths.ts';
import { hostOf } from '../../../lib/host-of.ts';
import { shortDate } from '../../../lib/day-of.ts';
import { storedRun } from '../last-run.ts';
import { RealSteps } from '../progress/real-steps.tsx';

const List = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '2px 16px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a, & strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .host, & .when': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .host': { gridColumn: 1 },
  '& .steps': { gridColumn: '1 / -1', marginTop: 8 },
}));

const State = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

/** Finished reports and running analyses, as rows. */
export function ReportRows({ reports }: { readonly reports: readonly DeviceProduct[] }) {
  return (
    <List>
      {reports.map((report) => (
        <li key={report.id}>{report.state === 'running' ? <Running {...report} /> : <Done {...report} />}</li>
      ))}
    </List>
  );
}

function Done({ id, title, url, requestedAt }: DeviceProduct) {
  return (
    <>
      <Link to={analysisPath(id)}>{title || `Report ${id}`}</Link>
      <span className="when">{shortDate(requestedAt)}</span>
      <span className="host">{hostOf(url)}</span>
    </>
  );
}

/** The steps are requested by the analysis' key, so they are shown only in the tab that started it. */
function Running({ url }: DeviceProduct) {
  const run = storedRun();
  const key = run?.url === url ? run.key : undefined;
  return (
    <>
      <strong>{hostOf(url)}</strong>
      <State className="when" role="status">
        <CircularProgress size={14} color="inherit" aria-hidden="true" />
        Analyzing
      </State>
      {key !== undefined && (
        <div className="steps">
          <RealSteps requestKey={key} />
        </div>
      )}
    </>
  );
}
