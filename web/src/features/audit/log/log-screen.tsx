import type { EventItem } from '@twofold/contracts/audit/api';
import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PlusIcon } from '../../../components/icons.tsx';
import { useEvents } from '../api.ts';
import { FilterButton } from '../parts/filter-button.tsx';
import { Legend } from '../parts/legend.tsx';
import { Panel, PanelEnd } from '../parts/panel.tsx';
import { ReadFailed } from '../parts/read-failed.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { LiveSwitch } from './live-switch.tsx';
import { asQuery, readFilters, type LogFilters } from './log-filters.ts';
import { LogEnd } from './log-end.tsx';
import { LogTable } from './log-table.tsx';
import { MAX_ROWS, useTail } from './use-tail.ts';
import { ViewBar } from './view-bar.tsx';
import { canFollow, matchesFilters } from './match-filters.ts';

/** The events that match the filters in the URL, newest first. */
export function LogScreen() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const before = search.get('before') ?? undefined;
  const { key: visit } = useLocation();
  const [isLive, setIsLive] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const formId = useId();
  const log = useEvents(filters, before, visit);
  const after = log.events?.[0]?.position;
  const tail = useTail(isLive, filters, { after, onEnd: () => setIsLive(false) });
  const isFollowing = before === undefined && canFollow(filters);

  const show = (wanted: LogFilters) => {
    setIsFiltering(false);
    if (!canFollow(wanted)) setIsLive(false);
    setSearch(asQuery(wanted) as [string, string][]);
  };

  const known = log.events ?? [];
  const isNew = (arrived: EventItem) => matchesFilters(filters, arrived) && !known.some(({ id }) => id === arrived.id);
  const arrived = isFollowing ? tail.events.filter(isNew) : [];
  const events = [...arrived, ...known].slice(0, MAX_ROWS);

  return (
    <>
      <ScreenHead title="Log">
        <Legend />
      </ScreenHead>
      <Panel
        title="Events"
        head={
          <>
            <FilterChips filters={filters} onChange={show} />
            <FilterButton
              aria-expanded={isFiltering}
              aria-controls={isFiltering ? formId : undefined}
              onClick={() => setIsFiltering(!isFiltering)}
            >
              <PlusIcon size={12} /> Filter
            </FilterButton>
            {isFollowing && (
              <PanelEnd>
                <LiveSwitch tail={tail} isOn={isLive} onSwitch={setIsLive} />
              </PanelEnd>
            )}
          </>
        }
      >
        <ViewBar filters={filters} />
        {/* The form holds the selected types as state: the key resets it when the URL has others. */}
        {isFiltering && <FilterForm key={filters.type ?? ''} id={formId} filters={filters} onApply={show} />}
        {log.error ? (
          <ReadFailed error={log.error} text="Failed to load the log" onRetry={() => void log.mutate()} />
        ) : (
          <>
            <LogTable events={events} isLoading={log.isReading} />
            {/* Rendered only with the events, which would otherwise push it down when they arrive. */}
            {log.events && <LogEnd log={log} filters={filters} isNewest={before === undefined} />}
          </>
        )}
      </Panel>
    </>
  );
}
