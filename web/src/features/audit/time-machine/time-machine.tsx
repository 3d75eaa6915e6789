import { styled } from '@mui/material/styles';
import type { StateRow } from '@twofold/contracts/audit/api';
import { useSearchParams } from 'react-router-dom';
import { useMoment, useStream } from '../api.ts';
import { Fetched } from '../parts/fetched.tsx';
import { FilterButton } from '../parts/filter-button.tsx';
import { count } from '../parts/numbers.ts';
import { Panel, PanelBody, PanelEnd } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { useExactTime } from '../parts/time.ts';
import { StateTables } from '../state/state-tables.tsx';
import { RevisionEvent } from './revision-event.tsx';
import { RevisionSlider } from './revision-slider.tsx';

/** The maximum number of revisions on the slider: each bar must fit on a phone. */
const WINDOW = 60;

/** The range of the slider, both ends included: the whole stream, or the revisions around the current one. */
const windowOf = (revision: number, last: number): { readonly first: number; readonly end: number } => {
  const first = Math.floor(Math.min(revision, last) / WINDOW) * WINDOW;
  return { first, end: Math.min(first + WINDOW - 1, last) };
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
}));

const Choice = styled(FilterButton)({ marginBottom: 14 });

const revisionIn = (search: URLSearchParams): number | undefined => {
  const text = search.get('revision') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** A stream at one revision: its state, the fields that the event changed, and the event. */
export function TimeMachine({ stream }: { readonly stream: string }) {
  const [search, setSearch] = useSearchParams();
  const wanted = revisionIn(search);
  const isChangedOnly = search.has('changed');
  const moment = useMoment(stream, wanted);
  const shown = moment.data;
  const exactTime = useExactTime();

  return (
    <Panel
      title={stream}
      head={
        shown && (
          <PanelEnd>
            <SecondaryText role="status">
              revision {count(shown.revision)} of {count(shown.last)}, {exactTime(shown.event.recordedAt)}
            </SecondaryText>
          </PanelEnd>
        )
      }
    >
      <Fetched read={moment} what="stream" missing={`There is no stream ${stream}, or it has no such revision.`}>
        {({ revision, last, event, rows }) => (
          <PanelBody>
            <Revisions
              stream={stream}
              revision={wanted ?? revision}
              last={last}
              onMove={(next) => setSearch(searchOf(next, isChangedOnly), { replace: true })}
            />
            <Choice
              aria-pressed={isChangedOnly}
              onClick={() => setSearch(searchOf(wanted ?? revision, !isChangedOnly), { replace: true })}
            >
              Changed fields only
            </Choice>
            <Columns>
              <StateTables
                rows={isChangedOnly ? changedOnly(rows) : changedFirst(rows)}
                nothing={isChangedOnly ? 'This event changed no fields of a read model.' : undefined}
                compared={{ before: beforeOf(revision), now: `Revision ${count(revision)}` }}
              />
              <RevisionEvent event={event} />
            </Columns>
          </PanelBody>
        )}
      </Fetched>
    </Panel>
  );
}

/** The changed rows are first; the others keep their order. */
const changedFirst = (rows: readonly StateRow[]): readonly StateRow[] => {
  const isChanged = ({ fields }: StateRow) => fields.some((field) => field.isChanged);
  return [...rows.filter(isChanged), ...rows.filter((row) => !isChanged(row))];
};

/** The rows that the event changed, with the fields that it changed. */
const changedOnly = (rows: readonly StateRow[]): readonly StateRow[] =>
  rows
    .map((row) => ({ ...row, fields: row.fields.filter((field) => field.isChanged) }))
    .filter(({ fields }) => fields.length > 0);

const searchOf = (revision: number, isChangedOnly: boolean): Record<string, string> => ({
  revision: String(revision),
  ...(isChangedOnly && { changed: 'only' }),
});

const beforeOf = (revision: number): string => (revision === 0 ? 'Before' : `Revision ${count(revision - 1)}`);

type RevisionsProps = {
  readonly stream: string;
  readonly revision: number;
  readonly last: number;
  readonly onMove: (revision: number) => void;
};

/** The slider over the revisions; for a long stream, over those around the current one. */
function Revisions({ stream, revision, last, onMove }: RevisionsProps) {
  const { first, end } = windowOf(revision, last);
  const { data } = useStream(stream, first, WINDOW);
  return (
    <RevisionSlider
      revision={revision}
      first={first}
      end={end}
      last={last}
      events={data?.events ?? []}
      onMove={onMove}
    />
  );
}
