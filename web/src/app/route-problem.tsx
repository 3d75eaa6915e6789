import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageSection } from '../components/page-section.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { PartMissing } from '../lib/load-part.ts';
import { log } from '../lib/log.ts';

const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Whether to reload: not if the last reload was less than a minute ago. */
const mayReload = (now = Date.now()): boolean => {
  try {
    return now - Number(sessionStorage.getItem(KEY)) >= AGAIN_AFTER_MS;
  } catch {
    return false; // Without storage, a reload could repeat forever.
  }
};

/** Reloads the page, and stores the time. */
const reloadOnce = (now = Date.now()): void => {
  sessionStorage.setItem(KEY, String(now));
  globalThis.location.reload();
};

const reload = (): void => globalThis.location.reload();

/**
 * A screen that failed, or could not be loaded. If a release removed its file, the page is reloaded once. Without a
 * connection the page stays, and is loaded again once there is one.
 */
export function RouteProblem() {
  const error = useRouteError();
  const isMissing = error instanceof PartMissing;
  const [isReloading] = useState(() => isMissing && navigator.onLine && mayReload());

  useEffect(() => log.error('A screen failed', error), [error]);
  useEffect(() => {
    if (!isMissing) return undefined;
    if (isReloading) reloadOnce();
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, [isMissing, isReloading]);

  if (isReloading) return null;
  const title = isMissing ? 'This page could not be loaded' : 'Something went wrong';
  return <Problem title={title} isMissing={isMissing} />;
}

function Problem({ title, isMissing }: { readonly title: string; readonly isMissing: boolean }) {
  usePageTitle(title);
  return (
    <Wrap role="alert">
      <PageSection>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.25, mb: 2.75 }}>
          {isMissing
            ? 'Check your connection, then try again.'
            : 'We could not show this page. Reloading usually helps.'}
        </Typography>
        <Button onClick={reload}>Reload</Button>
      </PageSection>
    </Wrap>
  );
}
