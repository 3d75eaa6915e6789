import type { RequestedSeat } from '@twofold/contracts/feedback/api';

/** The state of all seats of a request: "1 of 3 reviewed, 1 claimed, 1 open". */
export const seatsInWords = (seats: readonly Pick<RequestedSeat, 'state'>[]): string => {
  const count = (state: RequestedSeat['state']) => seats.filter((seat) => seat.state === state).length;
  const [claimed, open, missing] = [count('claimed'), count('open'), count('missing')];
  return [
    `${count('filled')} of ${seats.length} reviewed`,
    claimed > 0 && `${claimed} claimed`,
    open > 0 && `${open} open`,
    missing > 0 && (missing === 1 ? '1 credit returned' : `${missing} credits returned`),
  ]
    .filter((words) => words !== false)
    .join(', ');
};
