import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { reportLinksOfOrder } from '@twofold/contracts/analysis/report-links';
import type { OrderView } from '@twofold/contracts/orders/api';
import { Link } from 'react-router-dom';
import { analysisPath, paths } from '../../../lib/paths.ts';
import { dateTime } from '../../../lib/date-time.ts';
import { dollars, joinFacts, orderName } from '../words.ts';
import { StateBadge } from '../../../components/state-badge.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  padding: '40px 0 28px',
  overflowWrap: 'anywhere',
});

const Crumbs = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.disabled,
  '& a': { color: theme.vars.palette.text.primary },
  '@media print': { display: 'none' },
}));

const Aside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media print': { '& .MuiButton-root': { display: 'none' } },
});

type OrderHeadProps = {
  readonly order: OrderView;
  /** The token of the link in an email; it opens the report, too. */
  readonly token?: string | undefined;
};

/** The plan, its price, and the state of the order. */
export function OrderHead({ order, token }: OrderHeadProps) {
  const { id, productId, product, amountCents, paidAt, startedAt, isSimulated, state } = order;
  const facts = [
    dollars(amountCents),
    paidAt === undefined ? `started ${dateTime(startedAt)}` : `paid ${dateTime(paidAt)}`,
  ];
  if (isSimulated) facts.push('simulated checkout, no money moved');
  return (
    <Head>
      <div>
        <Crumbs aria-label="Breadcrumb">
          <Link to={paths.orders}>Orders</Link> / {id}
        </Crumbs>
        <Typography variant="h1" sx={{ mt: 1.25 }}>
          {orderName(order)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {joinFacts(facts)}
        </Typography>
      </div>
      <Aside>
        <StateBadge state={state} />
        {product && (
          <Button
            variant="text"
            size="small"
            component={Link}
            to={`${analysisPath(productId)}${reportLinksOfOrder(id, token)}`}
          >
            View Analysis
          </Button>
        )}
        {paidAt !== undefined && (
          <Button variant="text" size="small" onClick={() => globalThis.print()}>
            Print
          </Button>
        )}
      </Aside>
    </Head>
  );
}
