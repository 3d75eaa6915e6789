import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnRequest, RequestedSeat } from '@twofold/contracts/feedback/api';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../lib/paths.ts';
import { Seat } from '../../components/seat.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { shortDate } from '../../lib/day-of.ts';
import { BriefSection } from './brief/brief-section.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { appName } from './app-name.ts';
import { seatsInWords } from './seats-in-words.ts';
import { timeOfSeat } from './time-of-seat.ts';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 16,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' });

const Head = styled(Row)({ justifyContent: 'space-between' });

const Discs = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** The fraction of the reviewer's time that is left. */
const shareLeftOf = ({ claimedAt, claimedUntil }: RequestedSeat, nowMs: number): number =>
  claimedAt === undefined || claimedUntil === undefined
    ? 1
    : timeOfSeat({ claimedAt, dueAt: claimedUntil }, nowMs).shareLeft;

type OwnRequestItemProps = { readonly request: OwnRequest; readonly nowMs: number };

/** One request for reviews, paid with credits. */
export function OwnRequestItem({ request, nowMs }: OwnRequestItemProps) {
  const { requestId, productId, product, state, seats, requestedAt, dueAt, brief } = request;
  const isOpen = state === 'under-way';
  const isUnclaimed = isOpen && seats.every((seat) => seat.state === 'open');
  return (
    <Item>
      <Head>
        <Typography variant="h4" component="h3">
          {product ? <Link to={analysisPath(productId)}>{appName(product)}</Link> : `App #${productId}`}
        </Typography>
        <StateBadge state={state} />
      </Head>
      <Row>
        <Discs>
          {seats.map((seat) => (
            <Seat key={seat.seat} state={seat.state} shareLeft={shareLeftOf(seat, nowMs)} size={28} />
          ))}
        </Discs>
        <Typography variant="body2">{seatsInWords(seats)}</Typography>
      </Row>
      <Typography variant="caption" color="textSecondary">
        {`Asked on ${shortDate(requestedAt)}`}
        {state === 'under-way' && `, open until ${shortDate(dueAt)}`}
        {!product && '. The app was taken down.'}
      </Typography>
      {(isOpen || brief) && (
        <BriefSection
          requestId={requestId}
          brief={brief}
          isOpen={isOpen}
          isLocked={!isUnclaimed}
          beside={
            isUnclaimed && (
              <CancelRequest
                requestId={requestId}
                noun="request"
                refund={seats.length === 1 ? 'You get your credit back.' : `Your ${seats.length} credits are returned.`}
              />
            )
          }
        />
      )}
    </Item>
  );
}
