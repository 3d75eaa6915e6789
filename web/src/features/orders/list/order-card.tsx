import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { Link } from 'react-router-dom';
import { Seat } from '../../../components/seat.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { orderPath } from '../../../lib/paths.ts';
import { shareLeft } from '../seats/seat-words.ts';
import { orderName } from '../words.ts';
import { orderFacts } from './order-facts.ts';

const Row = styled('span')({ display: 'inline-flex', gap: 6 });

type SeatRowProps = { readonly seats: readonly RequestedSeat[]; readonly nowMs: number };

/** The seats of a request as a row of drawings, next to a text that counts them. */
function SeatRow({ seats, nowMs }: SeatRowProps) {
  return (
    <Row aria-hidden="true">
      {seats.map((seat) => (
        <Seat key={seat.seat} state={seat.state} shareLeft={shareLeft(seat, nowMs)} size={28} />
      ))}
    </Row>
  );
}

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: 20,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { padding: '20px 24px' },
}));

const Aside = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

/** One order in the user's list. */
export function OrderCard({ order, nowMs }: { readonly order: OrderView; readonly nowMs: number }) {
  return (
    <Card>
      <div>
        <Typography variant="h4" component="h2">
          <Link to={orderPath(order.id)}>{orderName(order)}</Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {orderFacts(order, nowMs)}
        </Typography>
      </div>
      <Aside>
        {order.seats.length > 0 && <SeatRow seats={order.seats} nowMs={nowMs} />}
        <StateBadge state={order.state} />
      </Aside>
    </Card>
  );
}
