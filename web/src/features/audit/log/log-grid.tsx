import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import type { EventItem } from '@twofold/contracts/audit/api';
import { Link, useNavigate } from 'react-router-dom';
import { eventPath, streamPath } from '../addresses.ts';
import { Actor } from '../parts/actor.tsx';
import { ExactTime, Mono, MonoLink } from '../parts/mono.tsx';
import { placeOf } from '../parts/place.ts';
import { gridStyles } from './grid-styles.ts';
import { MAX_ROWS } from './use-tail.ts';

const Grid = styled(DataGrid<EventItem>)(({ theme }) => gridStyles(theme));

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up(860)]: { maxHeight: 'max(360px, calc(100vh - 220px))' },
}));

const Stack = styled('div')({
  display: 'grid',
  flex: 1,
  gap: 2,
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& .head > a': { flex: 1 },
  // So that actors stand below one another.
  '& .head > a + *': { minWidth: 88 },
});

const position: GridColDef<EventItem> = {
  field: 'position',
  headerName: 'Position',
  width: 96,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ row }) => <Mono>{placeOf(row.position)}</Mono>,
};

const columns: readonly GridColDef<EventItem>[] = [
  position,
  {
    field: 'recordedAt',
    headerName: 'Recorded',
    width: 206,
    renderCell: ({ row }) => <ExactTime iso={row.recordedAt} />,
  },
  {
    field: 'type',
    headerName: 'Type',
    width: 180,
    renderCell: ({ row, tabIndex }) => (
      <Link className="type" to={eventPath(row.id)} tabIndex={tabIndex}>
        {row.type}
      </Link>
    ),
  },
  { field: 'actor', headerName: 'Actor', width: 112, renderCell: ({ row }) => <Actor by={row.by} actor={row.actor} /> },
  {
    field: 'stream',
    headerName: 'Stream',
    width: 132,
    renderCell: ({ row, tabIndex }) => (
      <MonoLink className="stream" to={streamPath(row.stream)} tabIndex={tabIndex} title={row.stream}>
        {row.stream}
      </MonoLink>
    ),
  },
  {
    field: 'sentence',
    headerName: 'In words',
    flex: 1,
    minWidth: 220,
    cellClassName: 'say',
    renderCell: ({ row }) => <span title={row.sentence}>{row.sentence}</span>,
  },
];

/** Where columns would not fit beside one another, an event is one cell. */
const stacked: readonly GridColDef<EventItem>[] = [
  position,
  {
    field: 'type',
    headerName: 'Event',
    flex: 1,
    minWidth: 200,
    renderCell: ({ row, tabIndex }) => (
      <Stack>
        <div className="head">
          <Link className="type" to={eventPath(row.id)} tabIndex={tabIndex}>
            {row.type}
          </Link>
          <Actor by={row.by} actor={row.actor} />
          <ExactTime iso={row.recordedAt} />
        </div>
        <span className="say">{row.sentence}</span>
      </Stack>
    ),
  },
];

/** What narrow screens have no place for is on the page of the event. */
const ALL = {};
const WITHOUT_WHO_AND_WHERE = { actor: false, stream: false };

/** A sentence that does not fit has a second line. */
const autoHeight = () => 'auto' as const;

type LogGridProps = { readonly events: readonly EventItem[]; readonly isLoading: boolean };

/**
 * Events as rows, newest first; Enter on a cell opens its event, on that of a stream the stream. All of the rows are in
 * the page, so that the browser's own search finds them.
 */
export function LogGrid({ events, isLoading }: LogGridProps) {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('xl'));
  const isStacked = useMediaQuery((theme) => theme.breakpoints.down('lg'));

  const openWithEnter: GridEventListener<'cellKeyDown'> = ({ id, field, row }, { key }) => {
    if (key !== 'Enter') return;
    void navigate(field === 'stream' ? streamPath((row as EventItem).stream) : eventPath(String(id)));
  };

  return (
    <Place>
      <Grid
        aria-label="Events"
        rows={events}
        columns={isStacked ? stacked : columns}
        columnVisibilityModel={isNarrow ? WITHOUT_WHO_AND_WHERE : ALL}
        loading={isLoading}
        getRowHeight={autoHeight}
        columnHeaderHeight={34}
        paginationModel={{ page: 0, pageSize: MAX_ROWS }}
        hideFooter
        disableColumnMenu
        disableColumnSorting
        disableVirtualization
        disableRowSelectionOnClick
        onCellKeyDown={openWithEnter}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        localeText={{ noRowsLabel: 'No events' }}
      />
    </Place>
  );
}
