import { styled } from '@mui/material/styles';
import type { CreditEntry } from '@twofold/contracts/credits/api';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { shortDate } from '../../lib/day-of.ts';
import { EntryDetails } from './entry-details.tsx';
import { signed, whatHappened, type TitleOf } from './entry-words.ts';

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const cell = { padding: '11px 12px', textAlign: 'left', verticalAlign: 'top' } as const;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { ...cell, ...theme.typography.label, paddingBlock: 8, color: palette.text.secondary },
    '& td': cell,
    '& tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 0 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
    // On a phone the date takes two lines, so that credits and balance are visible.
    [theme.breakpoints.down('sm')]: { '& th, & td': { paddingInline: 6 } },
    [theme.breakpoints.up('sm')]: { '& .when': { whiteSpace: 'nowrap' } },
    '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& .plus': { color: palette.people.main, fontWeight: 600 },
  };
});

type LedgerTableProps = { readonly entries: readonly CreditEntry[]; readonly titleOf: TitleOf };

/** The ledger, line by line, newest first. */
export function LedgerTable({ entries, titleOf }: LedgerTableProps) {
  return (
    <ScrollRegion label="Credit ledger">
      <Table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col" className="number">
              Credits
            </th>
            <th scope="col" className="number">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Line key={entry.number} entry={entry} what={whatHappened(entry, titleOf)} />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

function Line({ entry, what }: { readonly entry: CreditEntry; readonly what: string }) {
  return (
    <tr>
      <td className="when">{shortDate(entry.at)}</td>
      <td>
        {what}
        <EntryDetails entry={entry} what={what} />
      </td>
      <td className={entry.change > 0 ? 'number plus' : 'number'}>{signed(entry.change)}</td>
      <td className="number">{entry.balance}</td>
    </tr>
  );
}
