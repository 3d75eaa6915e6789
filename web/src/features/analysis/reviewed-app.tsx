import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { useId, type ReactNode } from 'react';
import { OpenSiteButton } from '../../components/open-site-button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SourceLabel } from '../../components/source-label.tsx';
import { readApp } from './read-app.ts';
import { ClaimList } from './report/claim-list.tsx';
import { LimitedNotice } from './report/limited-notice.tsx';
import { readReport } from './report/read-report.ts';

const Column = styled('section')({ display: 'grid', gap: 20, alignContent: 'start', overflowWrap: 'anywhere' });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd': { maxWidth: '60ch', marginTop: 4 },
}));

const Findings = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 4,
  '& h2': { marginBottom: 16 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type ReviewedAppProps = {
  readonly product: ProductView;
  /** The time left to review it. */
  readonly deadline: ReactNode;
};

/** The app to review, and its AI summary with evidence. */
export function ReviewedApp({ product, deadline }: ReviewedAppProps) {
  const id = useId();
  const app = readApp(product);
  const { strengths, weaknesses, limited } = readReport(product);
  return (
    <Column aria-labelledby={id}>
      <SourceLabel who="machine">What the machine found</SourceLabel>
      <Typography variant="title" id={id}>
        {app.title}
      </Typography>
      <Ways>
        <OpenSiteButton url={app.url} />
        {deadline}
      </Ways>
      <Typography variant="body2" component="div">
        <SiteLink url={app.url} />
      </Typography>
      <LimitedNotice limited={limited} />
      <Facts>
        <div>
          <dt>Purpose</dt>
          <dd>{app.purpose ?? 'No purpose available'}</dd>
        </div>
        {!app.purpose?.includes(app.description) && (
          <div>
            <dt>Description</dt>
            <dd>{app.description}</dd>
          </div>
        )}
      </Facts>
      <Findings>
        <div>
          <Typography variant="h4" component="h2">
            Key Strengths
          </Typography>
          <ClaimList claims={strengths} empty="No specific strengths identified" />
        </div>
        <div>
          <Typography variant="h4" component="h2">
            Areas for Improvement
          </Typography>
          <ClaimList claims={weaknesses} empty="No specific weaknesses identified" />
        </div>
      </Findings>
    </Column>
  );
}
