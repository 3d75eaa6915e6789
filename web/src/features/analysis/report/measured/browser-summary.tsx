import { styled } from '@mui/material/styles';
import { longDate } from '../../../../lib/day-of.ts';
import type { BrowserResult, Vital } from './read-browser.ts';
import { ScoreRings } from './score-rings.tsx';

const Status = styled('p')(({ theme }) => ({
  margin: '24px 0 0',
  padding: '12px 16px',
  borderLeft: `3px solid ${theme.vars.palette.machine.fill}`,
  background: theme.vars.palette.sunken,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  alignItems: 'end',
  gap: '12px 24px',
  margin: '28px 0 0',
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: theme.typography.body2.fontSize,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Source = styled('p')(({ theme }) => ({
  marginTop: 8,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

function Vitals({ vitals }: { readonly vitals: readonly Vital[] }) {
  return (
    <Line aria-label="Web vitals">
      {vitals.map(({ name, shown }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </Line>
  );
}

/** The browser's results for the whole site: the scores, a note that measuring is in progress, or why there are none. */
export function BrowserSummary({ browser }: { readonly browser: BrowserResult }) {
  if (browser.state === 'none') return null;
  if (browser.state === 'under-way')
    return <Status role="status">Measuring is under way: speed, accessibility and links follow here.</Status>;
  if (browser.state === 'failed') return <Status>Not measured in a browser: {browser.reason}</Status>;
  if (browser.scores.length === 0) return <Status>Scores not measured: {browser.reason}</Status>;
  const day = longDate(browser.measuredAt);
  return (
    <>
      <ScoreRings scores={browser.scores} />
      {browser.vitals.length > 0 && <Vitals vitals={browser.vitals} />}
      <Source>
        Measured by Lighthouse{day && ` on ${day}`}, on a simulated phone with a slow connection.
        {browser.isHostSlow && ' Our machine was busy: the site may be faster than this.'}
      </Source>
    </>
  );
}
