import Chip from '@mui/material/Chip';
import type { ErasuresView } from '@twofold/contracts/audit/figures/api';
import { Link } from 'react-router-dom';
import { CheckIcon, ClockIcon } from '../../../components/icons.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath, personPath, streamPath } from '../addresses.ts';
import { useErasures } from '../figures-api.ts';
import { Actor } from '../parts/actor.tsx';
import { counted } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useExactTime } from '../parts/time.ts';
import { useSorted } from '../parts/use-sorted.ts';

type Erasure = ErasuresView['erasures'][number];

/** The erasures, and whether the key is deleted: without it the personal fields are unreadable. */
export function ErasuresScreen() {
  const read = useErasures();
  return (
    <>
      <ScreenHead title="Erasures" />
      <Panel
        title="Erased people and reports"
        head={<SecondaryText>{read.data && counted(read.data.erasures.length, 'erasure')}</SecondaryText>}
      >
        <Fetched read={read} what="erasures">
          {({ erasures, isCaughtUp }) =>
            erasures.length === 0 ? (
              <EmptyNote>
                {isCaughtUp ? 'No erasures yet.' : 'The log is still being read for the first time.'}
              </EmptyNote>
            ) : (
              <>
                <PanelBody>
                  <SecondaryText>
                    Once the key is deleted, the personal data in these streams cannot be read.
                  </SecondaryText>
                </PanelBody>
                <ErasureTable erasures={erasures} />
              </>
            )
          }
        </Fetched>
      </Panel>
    </>
  );
}

const COLUMNS = {
  what: ({ kind, id }: Erasure) => `${kind} ${String(id).padStart(15, '0')}`,
  stream: ({ event }: Erasure) => event.stream,
  erased: ({ event }: Erasure) => event.recordedAt,
  by: ({ event }: Erasure) => event.actor,
} as const;

function ErasureTable({ erasures }: { readonly erasures: readonly Erasure[] }) {
  const { rows, head } = useSorted(erasures, COLUMNS, { by: 'erased', isDescending: true });
  return (
    <ScrollRegion label="Erasures">
      <DenseTable>
        <thead>
          <tr>
            <SortHead {...head} column="what" name="What" />
            <SortHead {...head} column="stream" name="Stream" />
            <SortHead {...head} column="erased" name="Erased" />
            <th scope="col">Key</th>
            <SortHead {...head} column="by" name="By" />
            <th scope="col">Event</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((erasure) => (
            <tr key={erasure.event.id}>
              <td className="fixed">
                {erasure.kind === 'person' ? (
                  <Link to={personPath(erasure.id)}>Person {erasure.id}</Link>
                ) : (
                  `Report ${erasure.id}`
                )}
              </td>
              <td className="mono fixed">
                <Link to={streamPath(erasure.event.stream)}>{erasure.event.stream}</Link>
              </td>
              <td className="fixed">
                <ExactTime iso={erasure.event.recordedAt} />
              </td>
              <td className="fixed">
                <KeyState erasure={erasure} />
              </td>
              <td className="fixed">
                <Actor by={erasure.event.by} actor={erasure.event.actor} />
              </td>
              <td className="fixed">
                <Link to={eventPath(erasure.event.id)}>{erasure.event.type}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}

function KeyState({ erasure: { hadKey, keyErasedAt } }: { readonly erasure: Erasure }) {
  const exactTime = useExactTime();
  if (keyErasedAt !== undefined)
    return (
      <Chip
        variant="state"
        color="success"
        icon={<CheckIcon size={14} />}
        label={`Deleted ${exactTime(keyErasedAt).slice(0, 19)}`}
      />
    );
  if (!hadKey) return <Chip variant="state" icon={<CheckIcon size={14} />} label="No personal data stored" />;
  return <Chip variant="state" icon={<ClockIcon size={14} />} label="Not deleted yet" />;
}
