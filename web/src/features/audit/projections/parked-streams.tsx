import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TriangleIcon } from '../../../components/icons.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { useOperations } from '../operations.ts';
import { parkedIn } from '../figures-api.ts';
import { count, counted } from '../parts/numbers.ts';
import { Mono, MonoLink } from '../parts/mono.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { useExactTime } from '../parts/time.ts';
import type { Handler, HandlerKind, ParkedStream } from './handler.ts';
import { SkipDialog } from './skip-dialog.tsx';
import { useOperationRequest } from './use-operation-request.ts';

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
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .name': { overflowWrap: 'anywhere' },
}));

type ParkedStreamsProps = {
  readonly kind: HandlerKind;
  readonly handlers: readonly Handler[];
  readonly isOperator: boolean;
};

/** The parked streams of projections or reactors, with reasons. All other streams are processed. */
export function ParkedStreams({ kind, handlers, isOperator }: ParkedStreamsProps) {
  const parked = parkedIn(handlers);
  if (parked === 0)
    return (
      <Panel title="Parked streams">
        <EmptyNote>No {kind.one} has parked a stream.</EmptyNote>
      </Panel>
    );
  return (
    <Panel title="Parked streams" head={<SecondaryText>{counted(parked, 'stream')}</SecondaryText>}>
      <List>
        {handlers.flatMap(({ name, parkedStreams }) =>
          parkedStreams.map((each) => (
            <li key={`${name} ${each.stream}`}>
              <Parked name={name} parked={each} />
              {isOperator && <Actions kind={kind} name={name} parked={each} />}
            </li>
          )),
        )}
      </List>
    </Panel>
  );
}

function Parked({ name, parked }: { readonly name: string; readonly parked: ParkedStream }) {
  const { stream, revision, eventId, eventType, error, firstAt, lastAt, attempts } = parked;
  const exactTime = useExactTime();
  return (
    <>
      <div className="name">
        <MonoLink to={streamPath(stream)}>{stream}</MonoLink> in <Mono>{name}</Mono>, at revision {count(revision)},{' '}
        <Link to={eventPath(eventId)}>{eventType}</Link>
      </div>
      <div className="error">
        <TriangleIcon size={14} />
        <Mono>{error}</Mono>
      </div>
      <SecondaryText>
        Since {exactTime(firstAt)}, tried {counted(attempts, 'time')}, last {exactTime(lastAt)}
      </SecondaryText>
    </>
  );
}

type ActionsProps = { readonly kind: HandlerKind; readonly name: string; readonly parked: ParkedStream };

function Actions({ kind, name, parked }: ActionsProps) {
  const [isSkipping, setIsSkipping] = useState(false);
  const operations = useOperations(kind, name);
  const { ask, isPending } = useOperationRequest(kind);
  const { stream } = parked;
  return (
    <div className="ways">
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        aria-label={`Retry ${stream} in ${name}`}
        onClick={() => void ask(`Retry of ${stream} requested`, () => operations.retry({ stream }))}
      >
        Retry
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Skip the event of ${stream} in ${name}`}
        onClick={() => setIsSkipping(true)}
      >
        Skip event...
      </Button>
      {isSkipping && <SkipDialog kind={kind} name={name} parked={parked} onClose={() => setIsSkipping(false)} />}
    </div>
  );
}
