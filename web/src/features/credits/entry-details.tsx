import { styled } from '@mui/material/styles';
import type { CreditEntry } from '@twofold/contracts/credits/api';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { dateTime } from '../../lib/date-time.ts';
import { EVENT_NAMES } from './entry-words.ts';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& summary': { width: 'fit-content', minHeight: 24, paddingBlock: 2, cursor: 'pointer' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px 12px', margin: '4px 0 0' },
  '& dd': { overflowWrap: 'anywhere' },
  '& .mono': theme.typography.mono,
}));

type EntryDetailsProps = {
  readonly entry: CreditEntry;
  /** The description of the line. */
  readonly what: string;
};

/** The event in the log behind a line of the ledger. */
export function EntryDetails({ entry, what }: EntryDetailsProps) {
  return (
    <Details>
      <summary>
        Details<VisuallyHidden>: {what}</VisuallyHidden>
      </summary>
      <dl>
        <dt>Recorded</dt>
        <dd>{dateTime(entry.at)}</dd>
        <dt>Event</dt>
        <dd className="mono">{EVENT_NAMES[entry.kind]}</dd>
        <dt>Event ID</dt>
        <dd className="mono">{entry.eventId}</dd>
      </dl>
    </Details>
  );
}
