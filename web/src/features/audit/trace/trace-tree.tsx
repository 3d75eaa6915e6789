import { styled } from '@mui/material/styles';
import type { TraceView } from '@twofold/contracts/audit/api';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { SourceLabel } from '../../../components/source-label.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { MonoLink } from '../parts/mono.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { span } from '../parts/time.ts';

const Tree = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  // A deep tree stays within its panel: from a certain depth the indentation stops growing.
  const step = (px: number) => `calc(min(var(--depth), 12) * ${px}px)`;
  return {
    padding: '10px 16px 14px',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '9px minmax(0, 1fr) auto',
      gap: '0 12px',
      alignItems: 'baseline',
      padding: '5px 8px',
      paddingLeft: `calc(8px + ${step(10)})`,
    },
    '& li[data-has-cause]::before': {
      content: '""',
      position: 'absolute',
      left: `calc(${step(10)} - 0px)`,
      top: -9,
      width: 6,
      height: 24,
      borderLeft: `1px solid ${palette.lineStrong}`,
      borderBottom: `1px solid ${palette.lineStrong}`,
    },
    '& [aria-current]': {
      background: palette.sunken,
      boxShadow: `inset -3px 0 0 ${palette.text.primary}`,
      borderRadius: 3,
    },
    '& .what': { ...theme.typography.caption, minWidth: 0, overflowWrap: 'anywhere' },
    '& .what > a:first-of-type': { fontWeight: 600, textDecoration: 'none' },
    '& .what > a:first-of-type:hover': { textDecoration: 'underline' },
    '& .say': { display: 'block' },
    [theme.breakpoints.up(860)]: {
      '& li': { paddingLeft: `calc(8px + ${step(20)})` },
      '& li[data-has-cause]::before': { left: `calc(${step(20)} - 8px)`, width: 10 },
    },
  };
});

const depthOf = (depth: number) => ({ '--depth': depth }) as CSSProperties;

/** The time since the cause of an event; without a cause on this page, since the first event. */
const delayText = ({ causedBy, sinceCauseMs, sinceStartMs }: TraceView['events'][number]): string => {
  const ms = causedBy === undefined ? sinceStartMs : sinceCauseMs;
  return ms === 0 ? span(0) : `+${span(ms)}`;
};

type TraceTreeProps = { readonly events: TraceView['events']; readonly current?: string | undefined };

/** Causes and their effects, as an indented tree. */
export function TraceTree({ events, current }: TraceTreeProps) {
  return (
    <Tree aria-label="Causes and effects">
      {events.map((event) => {
        const { id, by, type, stream, revision, sentence, depth, causedBy } = event;
        return (
          <li
            key={id}
            aria-level={depth + 1}
            aria-current={id === current || undefined}
            data-has-cause={causedBy !== undefined || undefined}
            style={depthOf(depth)}
          >
            <SourceLabel who={by === 'person' ? 'people' : 'machine'}>
              <VisuallyHidden>{by}</VisuallyHidden>
            </SourceLabel>
            <span className="what">
              <Link to={eventPath(id)}>{type}</Link> <MonoLink to={streamPath(stream)}>{stream}</MonoLink>{' '}
              <SecondaryText>{revision}</SecondaryText>
              <SecondaryText className="say">{sentence}</SecondaryText>
            </span>
            <SecondaryText>{delayText(event)}</SecondaryText>
          </li>
        );
      })}
    </Tree>
  );
}
