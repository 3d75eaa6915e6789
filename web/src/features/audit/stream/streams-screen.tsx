import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { streamPath } from '../addresses.ts';
import { useStreams } from '../figures-api.ts';
import { Fetched } from '../parts/fetched.tsx';
import { FindForm } from '../parts/find-form.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelPair } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { CategoryTable } from './category-table.tsx';
import { NewestTable } from './newest-table.tsx';

/** The newest streams have twice as many columns as the categories. */
const Pair = styled(PanelPair)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
}));

/** The newest streams, and the categories of all streams. */
export function StreamsScreen() {
  const navigate = useNavigate();
  const read = useStreams();
  return (
    <>
      <ScreenHead title="Streams" />
      <Panel title="Open a stream">
        <FindForm
          label="Name"
          hint="Such as product-3 for a report, order-9, credits-17 or user-17"
          onFind={(stream) => void navigate(streamPath(stream))}
        />
      </Panel>
      <Pair>
        <Panel title="Newest">
          <Fetched read={read} what="streams">
            {({ newest }) =>
              newest.length === 0 ? <EmptyNote>No events yet.</EmptyNote> : <NewestTable streams={newest} />
            }
          </Fetched>
        </Panel>
        {/* On a narrow screen it is below a list of unknown length, so both are rendered at once. */}
        {read.data && (
          <Panel title="Categories">
            <CategoryTable categories={read.data.categories} />
          </Panel>
        )}
      </Pair>
    </>
  );
}
