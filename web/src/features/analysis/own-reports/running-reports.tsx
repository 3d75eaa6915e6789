import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { myProductsKey } from '../api.ts';
import { useDeviceProducts } from './api.ts';
import { ReportRows } from './report-rows.tsx';

const Section = styled('section')({ marginBottom: 32 });

/** A member's running analyses; nothing if there are none. When one ends, My Apps is refreshed. */
export function RunningReports() {
  const { data: reports = [] } = useDeviceProducts();
  const { mutate } = useSWRConfig();
  const running = reports.filter(({ state }) => state === 'running');
  const count = running.length;
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current) void mutate(myProductsKey);
    before.current = count;
  }, [count, mutate]);

  if (count === 0) return null;
  return (
    <Section aria-labelledby="running-reports-heading">
      <Typography variant="h3" component="h2" id="running-reports-heading" sx={{ mb: 1.5 }}>
        Under way
      </Typography>
      <ReportRows reports={running} />
    </Section>
  );
}
