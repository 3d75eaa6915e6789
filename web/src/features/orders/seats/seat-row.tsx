import { styled } from '@mui/material/styles';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import { Seat } from '../../../components/seat.tsx';
import { shareLeft } from './seat-words.ts';

const Row = styled('span')({ display: 'inline-flex', gap: 6 });

type SeatRowProps = { readonly seats: readonly RequestedSeat[]; readonly nowMs: number };

/** The seats of a request at a glance, beside words that count them. */
export function SeatRow({ seats, nowMs }: SeatRowProps) {
  return (
    <Row aria-hidden="true">
      {seats.map((seat) => (
        <Seat key={seat.seat} state={seat.state} shareLeft={shareLeft(seat, nowMs)} size={28} />
      ))}
    </Row>
  );
}
