import { Link } from 'react-router-dom';
import { auditPaths } from '../addresses.ts';
import { usePaymentIssues } from '../figures-api.ts';
import { logSearch } from '../log/log-filters.ts';
import { counted } from '../parts/numbers.ts';
import { Fetched } from '../parts/fetched.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { IssueTable } from './issue-table.tsx';

/** Refunds that failed and payments that are disputed. Only operators can retry a refund. */
export function PaymentsScreen({ isOperator }: { readonly isOperator: boolean }) {
  const read = usePaymentIssues();
  const issues = read.data?.issues ?? [];
  const open = issues.filter(({ closedAt }) => closedAt === undefined);
  const closed = issues.filter(({ closedAt }) => closedAt !== undefined);
  const refunds = open.filter(({ kind }) => kind === 'refund');
  const disputes = open.filter(({ kind }) => kind === 'dispute');
  return (
    <>
      <ScreenHead title="Payments">
        <Link to={`${auditPaths.log}${logSearch({ stream: 'order-' })}`}>All payments and refunds in the log</Link>
      </ScreenHead>
      <Panel
        title="Failed refunds"
        head={<SecondaryText>{read.data && counted(refunds.length, 'refund')}</SecondaryText>}
      >
        <Fetched read={read} what="failed refunds">
          {() =>
            refunds.length === 0 ? (
              <EmptyNote>No failed refunds.</EmptyNote>
            ) : (
              <IssueTable label="Table of failed refunds" issues={refunds} isRetriable={isOperator} />
            )
          }
        </Fetched>
      </Panel>
      <Panel
        title="Open disputes"
        head={<SecondaryText>{read.data && counted(disputes.length, 'dispute')}</SecondaryText>}
      >
        <Fetched read={read} what="disputes">
          {() =>
            disputes.length === 0 ? (
              <EmptyNote>No open disputes.</EmptyNote>
            ) : (
              <IssueTable label="Table of open disputes" issues={disputes} />
            )
          }
        </Fetched>
      </Panel>
      {closed.length > 0 && (
        <Panel title="Closed">
          <IssueTable label="Table of closed issues" issues={closed} time="Closed" />
        </Panel>
      )}
    </>
  );
}
