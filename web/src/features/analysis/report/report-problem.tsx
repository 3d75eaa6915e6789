import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { AgainIcon } from '../../../components/icons.tsx';

/** Sized like other screens without content. */
const Screen = styled('div')({ maxWidth: 560, paddingBlock: 'clamp(40px, 6vw, 80px) clamp(56px, 8vw, 108px)' });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 });

type ReportProblemProps = { readonly title: string; readonly message: string; readonly children: ReactNode };

function ReportProblem({ title, message, children }: ReportProblemProps) {
  return (
    <Screen>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.25 }}>
        {message}
      </Typography>
      {children}
    </Screen>
  );
}

/** The id in the address is not a number, so nothing is requested. */
export function InvalidProductId() {
  return (
    <ReportProblem title="Invalid Product ID" message="The product ID provided is not valid.">
      <Ways>
        <Button component={Link} to={paths.home}>
          Go Home
        </Button>
      </Ways>
    </ReportProblem>
  );
}

/** The report could not be loaded: it does not exist, the server failed, or there is no network. */
export function ReportLoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <ReportProblem title="Error Loading Analysis" message="We couldn't load the product analysis.">
        <Typography color="textSecondary" sx={{ mt: 0.75 }}>
          There was an error retrieving the analysis data. Please try again later.
        </Typography>
        <Ways>
          <Button variant="outlined" onClick={onRetry}>
            <AgainIcon /> Retry
          </Button>
          <Button variant="text" component={Link} to={paths.home}>
            Go Home
          </Button>
        </Ways>
      </ReportProblem>
    </div>
  );
}
