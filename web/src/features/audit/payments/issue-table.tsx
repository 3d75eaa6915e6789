import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../../components/external-link.tsx';
import { CheckIcon, ClockIcon, TriangleIcon } from '../../../components/icons.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { streamPath } from '../addresses.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { amountWords, reasonWords, stateWords, type PaymentIssue } from './issue-words.ts';
import { RetryButton } from './retry-button.tsx';

type IssueTableProps = {
  readonly label: string;
  readonly issues: readonly PaymentIssue[];
  /** The title of the time column. */
  readonly time?: string;
  /** Whether there is a column for retries. */
  readonly isRetriable?: boolean;
};

/** Refunds or disputes, one per row. */
export function IssueTable({ label, issues, time = 'Since', isRetriable = false }: IssueTableProps) {
  return (
    <ScrollRegion label={label}>
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col" className="number">
              Amount
            </th>
            <th scope="col">State</th>
            {isRetriable && (
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
            <th scope="col">Reason</th>
            <th scope="col">{time}</th>
            <th scope="col">Payment</th>
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <tr key={`${issue.kind} ${issue.reference}`}>
              <td className="mono fixed">
                <Link to={streamPath(`order-${issue.orderId}`)}>order-{issue.orderId}</Link>
              </td>
              <td className="number">{amountWords(issue)}</td>
              <td className="fixed">
                <State issue={issue} />
              </td>
              {isRetriable && <td className="fixed">{issue.state === 'open' && <RetryButton issue={issue} />}</td>}
              <td className="fixed">{reasonWords(issue.reason)}</td>
              <td className="fixed">
                <ExactTime iso={issue.closedAt ?? issue.openedAt} />
              </td>
              <td className="fixed">
                {issue.link === undefined ? (
                  <span className="quiet">Simulated</span>
                ) : (
                  <ExternalLink href={issue.link}>Open in Stripe</ExternalLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}

function State({ issue }: { readonly issue: PaymentIssue }) {
  const label = stateWords(issue);
  if (issue.state === 'retrying') return <Chip variant="state" icon={<ClockIcon size={14} />} label={label} />;
  if (issue.state === 'open' || issue.state === 'lost')
    return <Chip variant="state" color="error" icon={<TriangleIcon size={14} />} label={label} />;
  return <Chip variant="state" color="success" icon={<CheckIcon size={14} />} label={label} />;
}
