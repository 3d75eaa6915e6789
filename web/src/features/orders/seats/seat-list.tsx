import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { Seat } from '../../../components/seat.tsx';
import { Stars } from '../../../components/stars.tsx';
import { ComplaintMark, markOf } from './complaint-mark.tsx';
import type { Promised } from './seat-words.ts';
import { seatWords, shareLeft } from './seat-words.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  padding: 20,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '&[data-mark=unusable]': { filter: 'saturate(0)' },
  // Three in a row leave too little room for the text beside the seat.
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
}));

type Common = {
  readonly promised: Promised;
  readonly nowMs: number;
  /** The complaint about one of the reviews, which is marked. */
  readonly complaint?: OrderView['complaint'];
};
type SeatListProps = Common & { readonly seats: readonly RequestedSeat[] };

/** Every seat of a request, with its state. */
export function SeatList({ seats, ...common }: SeatListProps) {
  return (
    <List>
      {seats.map((seat) => (
        <li key={seat.seat}>
          <SeatCard seat={seat} {...common} />
        </li>
      ))}
    </List>
  );
}

function SeatCard({ seat, promised, nowMs, complaint }: Common & { readonly seat: RequestedSeat }) {
  const { title, details } = seatWords(seat, promised, nowMs);
  const mark = markOf(complaint, seat.review?.id);
  return (
    <Card data-mark={mark}>
      <Seat state={seat.state} shareLeft={shareLeft(seat, nowMs)} name={seat.reviewer?.name} />
      <div>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {details.map((detail) => (
          <Typography key={detail} variant="body2" color="textSecondary">
            {detail}
          </Typography>
        ))}
        {seat.review && <Stars rating={seat.review.rating} />}
        {mark && (
          <div>
            <ComplaintMark mark={mark} />
          </div>
        )}
      </div>
    </Card>
  );
}
