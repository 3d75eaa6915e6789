import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Brand } from '../../../components/brand.tsx';
import { MonoLink } from '../parts/mono.tsx';
import { auditPaths, streamPath } from '../addresses.ts';
import { useCachedFigures } from '../figures-api.ts';
import { OpenPalette } from '../palette/open-palette.tsx';
import { PAGES } from '../palette/pages.ts';
import { count } from '../parts/numbers.ts';
import { ZoneSwitch } from './zone-switch.tsx';

const Side = styled('aside')(({ theme }) => ({
  minWidth: 0,
  background: theme.vars.palette.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up(860)]: { borderBottom: 0, borderRight: `1px solid ${theme.vars.palette.divider}` },
  '@media print': { display: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  '& > a:first-of-type': { paddingInline: 6 },
  '& nav': { order: 3, width: '100%', overflowX: 'auto' },
  '& ul': { display: 'flex' },
  '& .note': { display: 'none' },
  [theme.breakpoints.up('md')]: { '& ul': { flexWrap: 'wrap' } },
  [theme.breakpoints.up(860)]: {
    position: 'sticky',
    top: 0,
    flexWrap: 'nowrap',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    gap: 20,
    height: '100vh',
    overflowY: 'auto',
    padding: '16px 12px',
    '& nav': { order: 0, flex: 'none', overflowX: 'visible' },
    '& ul': { display: 'grid', gap: 1 },
    '& .note': { display: 'block', marginTop: 'auto', paddingInline: 10 },
  },
}));

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '6px 10px',
  borderRadius: 5,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: theme.vars.palette.divider },
  '& .count': { ...theme.typography.caption, alignSelf: 'center', fontWeight: 400 },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '&[aria-current]:focus-visible': { outlineColor: theme.vars.palette.primary.contrastText, outlineOffset: -4 },
}));

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

type SideBarProps = { readonly accountId: number; readonly isOperator: boolean; readonly isModerator: boolean };

/** The navigation of the console. On phones it is a scrolling row. */
export function SideBar({ accountId, isOperator, isModerator }: SideBarProps) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    // On phones, the entry of the current screen may be scrolled out of view.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });

  const { events, parked } = useCachedFigures();
  const beside: Readonly<Record<string, string | undefined>> = {
    Log: events === undefined ? undefined : count(events),
    Projections: parked ? `${count(parked)} parked` : undefined,
  };

  return (
    <Side aria-label="Console">
      <Content>
        <Brand size={22} />
        <OpenPalette />
        <nav ref={nav} aria-label="Audit">
          <ul>
            {PAGES.map(([name, to]) => (
              <li key={to}>
                <Entry to={to} end={to === auditPaths.dashboard}>
                  {name}
                  {beside[name] !== undefined && <span className="count">{beside[name]}</span>}
                </Entry>
              </li>
            ))}
            {isModerator && (
              <li>
                <Entry to={auditPaths.reportedReviews}>Reported reviews</Entry>
              </li>
            )}
          </ul>
        </nav>
        <Note className="note">
          {isOperator ? 'You can rebuild, retry, and skip.' : 'Read-only.'} Everything you open or do is recorded in{' '}
          <MonoLink to={streamPath(`access-${accountId}`)}>access-{accountId}</MonoLink>.
        </Note>
        <ZoneSwitch />
        <Entry to={paths.profile}>Account</Entry>
      </Content>
    </Side>
  );
}
