import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageSection } from '../components/page-section.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { log } from '../lib/log.ts';

/** A screen that could not be loaded (a new release took its files away) or that broke: loading it anew helps. */
export function RouteProblem() {
  const error = useRouteError();
  usePageTitle('Something went wrong');
  useEffect(() => log.error('A screen failed', error), [error]);
  return (
    <Wrap as="main">
      <PageSection>
        <Typography variant="h1">Something went wrong</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.25, mb: 2.75 }}>
          This page could not be shown. Loading it again usually helps.
        </Typography>
        <Button onClick={() => globalThis.location.reload()}>Reload</Button>
      </PageSection>
    </Wrap>
  );
}
