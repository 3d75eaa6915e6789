import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { getJson } from '../lib/fetch-json.ts';
import { loadPart } from '../lib/load-part.ts';
import { setSecondFactorDemand } from '../lib/second-factor-demand.ts';
import { theme } from './theme.ts';

/** Specification, section 7: data never goes stale on its own, no refetch on focus, no polling, no retries. */
const queryDefaults = {
  fetcher: getJson,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

setSecondFactorDemand(async (need) =>
  (await loadPart(() => import('./ask-for-second-factor.tsx'))).askForSecondFactor(need),
);

/** The theme and the SWR configuration, for every screen. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme()} defaultMode="system" storageManager={null} noSsr>
      <CssBaseline />
      <SWRConfig value={queryDefaults}>{children}</SWRConfig>
    </ThemeProvider>
  );
}
