import { styled } from '@mui/material/styles';
import { SourceLabel } from '../../../components/source-label.tsx';

const Window = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  overflow: 'hidden',
}));

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.mono,
  padding: '8px 14px',
  color: theme.vars.palette.text.disabled,
  background: theme.vars.palette.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Page = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: 10,
    padding: '22px 24px 26px',
    color: palette.text.secondary,
    background: palette.background.paper,
    '& .line': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '6px 20px',
    },
    '& .headline': {
      fontSize: '1.625rem',
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: '-.03em',
      color: palette.text.primary,
    },
    '& mark': {
      color: palette.machine.main,
      background: palette.machine.soft,
      boxShadow: `inset 0 -2px 0 ${palette.machine.fill}`,
    },
    '& .beam': { height: 2, margin: '6px -24px', background: palette.machine.fill },
    '& .bars': { display: 'grid', gap: 9, marginTop: 4 },
    '& .bars i': { height: 7, borderRadius: 1, background: palette.sunken },
    '@media (prefers-reduced-motion: reduce)': { '& .beam': { visibility: 'hidden' } },
  };
});

const bars = ['52%', '44%', '60%'] as const;

/** The fictional page during its analysis, with the parts already read marked and labeled. */
export function ScanPicture() {
  return (
    <Window>
      <Address>benchbook.example</Address>
      <Page>
        <div className="line">
          <p className="headline">
            Tickets for the <mark>bike bench</mark>.
          </p>
          <SourceLabel who="machine">Purpose</SourceLabel>
        </div>
        <div className="line">
          <p>
            <mark>Built for shops with two to six stands.</mark>
          </p>
          <SourceLabel who="machine">Target audience</SourceLabel>
        </div>
        <div className="line">
          <p>
            <mark>Your customer gets one text: it’s ready.</mark>
          </p>
          <SourceLabel who="machine">Selling point</SourceLabel>
        </div>
        <span className="beam" />
        <span className="bars">
          {bars.map((width) => (
            <i key={width} style={{ width }} />
          ))}
        </span>
      </Page>
    </Window>
  );
}
