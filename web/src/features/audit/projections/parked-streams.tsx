import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TriangleIcon } from '../../../components/icons.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { useOperations } from '../operations.ts';
import { count, counted } from '../parts/count.ts';
import { Mono, MonoLink } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { exactTime } from '../parts/time.ts';
import type { ParkedStream, Projection } from './projection.ts';
import { SkipDialog } from './skip-dialog.tsx';
import { useAsking } from './use-asking.ts';

const List = styled('ul')(({ theme }) => ({
  '& > li': { display: 'grid', gap: 8, padding: '14px 16px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-of-type': { borderBottom: 0 },
  '& .error': {
    display: 'flex',
    gap: 8,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.error.main,
    '& svg': { marginTop: 3 },
  },
  '& .ways': { display: 'flex', gap: 8 },
}));

type ParkedStreamsProps = { readonly projection: Projection; readonly isOperator: boolean };

/** The streams that one read model does not follow, and why; the rest of it goes on. */
export function ParkedStreams({ projection, isOperator }: ParkedStreamsProps) {
  const { name, parked, parkedStreams } = projection;
  return (
    <Panel title={`Parked for ${name}`} head={<Quiet>{counted(parked, 'stream')}</Quiet>}>
      <List>
        {parkedStreams.map((stream) => (
          <li key={stream.stream}>
            <div>
              <MonoLink to={streamPath(stream.stream)}>{stream.stream}</MonoLink> at revision {count(stream.revision)},{' '}
              <Link to={eventPath(stream.eventId)}>{stream.eventType}</Link>
            </div>
            <div className="error">
              <TriangleIcon size={14} />
              <Mono>{stream.error}</Mono>
            </div>
            <Quiet>
              Since {exactTime(stream.firstAt)}, tried {counted(stream.attempts, 'time')}, last{' '}
              {exactTime(stream.lastAt)}
            </Quiet>
            {isOperator && <Ways projection={name} parked={stream} />}
          </li>
        ))}
      </List>
    </Panel>
  );
}

function Ways({ projection, parked }: { readonly projection: string; readonly parked: ParkedStream }) {
  const [isSkipping, setIsSkipping] = useState(false);
  const operations = useOperations(projection);
  const { ask, isPending } = useAsking();
  const { stream } = parked;
  return (
    <div className="ways">
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        aria-label={`Retry ${stream}`}
        onClick={() => void ask(`Retry of ${stream} requested`, () => operations.retry({ stream }))}
      >
        Retry
      </Button>
      <Button variant="outlined" size="small" aria-label={`Skip ${stream}`} onClick={() => setIsSkipping(true)}>
        Skip the event...
      </Button>
      {isSkipping && <SkipDialog projection={projection} parked={parked} onClose={() => setIsSkipping(false)} />}
    </div>
  );
}
