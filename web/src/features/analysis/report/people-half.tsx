import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductStanding } from '@twofold/contracts/analysis/api';
import { use, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../lib/paths.ts';
import { OnwardIcon } from '../../../components/icons.tsx';
import { Seat } from '../../../components/seat.tsx';
import { SourceLabel } from '../../../components/source-label.tsx';
import { dateTime } from '../../../lib/date-time.ts';
import { Agreement } from './agreement/use-agreement.ts';
import { BackHalf } from './folded-sheet.tsx';
import type { Limited } from './limited.ts';

const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  fontWeight: 600,
  '@media print': { display: 'none' },
} as const;

const TextLink = styled('a')(textLink);
const OrderLink = styled(Link)(textLink);

const Seats = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const Ratings = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 32px',
  [theme.breakpoints.up('md')]: { '& svg': { width: 236 } },
}));

/** The back of a report: the number of reviews, for readers who may see it. */
export type WhatPeopleSaid = {
  readonly count: number;
  /** Their ratings, as a picture. */
  readonly picture: ReactNode;
  readonly onRead: () => void;
};

type PeopleHalfProps = {
  /** Undefined for readers who may not read the reviews. */
  readonly said: WhatPeopleSaid | undefined;
  /** The reader's last order for this app. */
  readonly order: ProductStanding['order'];
  /** Why the report is limited, if it is. */
  readonly limited?: Limited | undefined;
  readonly onAskPeople: () => void;
};

/**
 * The back of the sheet: the reviews or a note that there are none yet; for readers who may not read them, an invitation
 * without a count.
 */
export function PeopleHalf({ said, order, limited, onAskPeople }: PeopleHalfProps) {
  const id = useId();
  const isWaiting = order?.state === 'under-way';
  const hasApp = limited?.hasApp !== false;
  const isAsked = !order && (said === undefined || said.count === 0);
  return (
    <BackHalf aria-labelledby={id} data-blank={said?.count === 0 || undefined}>
      <SourceLabel who="people" component="h2" id={id}>
        What people say
      </SourceLabel>
      {isWaiting && <UnderWay order={order} />}
      {isAsked && !hasApp && <NothingToReview />}
      {isAsked &&
        hasApp &&
        (said ? <NoReviewsYet onAskPeople={onAskPeople} /> : <Invitation onAskPeople={onAskPeople} />)}
      {said !== undefined && said.count > 0 && <Reviews {...said} />}
      {order && !isWaiting && <Ended order={order} isShort={said !== undefined && said.count > 0} />}
      <ShareOfAgreement />
    </BackHalf>
  );
}

function Invitation({ onAskPeople }: Pick<PeopleHalfProps, 'onAskPeople'>) {
  return (
    <>
      <Typography variant="h3" component="p">
        Ask people who match your customer
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
        One opinion by tomorrow, or three side by side.
      </Typography>
      <Typography variant="caption">
        <JumpLink to="pricing" onJump={onAskPeople}>
          See the plans
        </JumpLink>
      </Typography>
    </>
  );
}

function NothingToReview() {
  return (
    <>
      <Typography variant="h3" component="p">
        Nothing to review yet
      </Typography>
      <Typography variant="body2" color="textSecondary">
        We found no app at this address. Ask people once it is there.
      </Typography>
    </>
  );
}

function UnderWay({ order }: { readonly order: NonNullable<ProductStanding['order']> }) {
  const { id, seats, filled, dueAt } = order;
  return (
    <>
      <Typography variant="h3" component="p">
        {filled === 0 ? 'Reviewers are on it' : `${filled} of ${seats} reviews delivered`}
      </Typography>
      <Seats aria-hidden="true">
        {Array.from({ length: seats }, (_, index) => (
          <Seat key={index} state={index < filled ? 'filled' : 'open'} size={28} />
        ))}
      </Seats>
      <Typography variant="body2" color="textSecondary">
        {seats === 1 ? '1 review ordered' : `${seats} reviews ordered`}, due by {dateTime(dueAt)}.
      </Typography>
      <Typography variant="caption">
        <OrderLink to={orderPath(id)}>
          Open your order <OnwardIcon size={14} />
        </OrderLink>
      </Typography>
    </>
  );
}

type EndedProps = {
  readonly order: NonNullable<ProductStanding['order']>;
  /** Whether the reviews are above it. */
  readonly isShort: boolean;
};

/** An order that was delivered, or whose missing reviews were refunded. */
function Ended({ order: { id, state, seats, filled }, isShort }: EndedProps) {
  const delivered = `${filled} of ${seats === 1 ? '1 review' : `${seats} reviews`} delivered`;
  return (
    <>
      {!isShort && (
        <Typography variant="h3" component="p">
          {delivered}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {isShort && `${delivered}. `}
        {state === 'closed' ? 'Missing reviews are refunded automatically.' : 'Your order is complete.'}
      </Typography>
      <Typography variant="caption">
        <OrderLink to={orderPath(id)}>
          Open your order <OnwardIcon size={14} />
        </OrderLink>
      </Typography>
    </>
  );
}

function NoReviewsYet({ onAskPeople }: Pick<PeopleHalfProps, 'onAskPeople'>) {
  return (
    <>
      <Typography variant="h3" component="p">
        No one has looked yet.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Ask one person or three who match your customer.
      </Typography>
      <Typography variant="caption">
        <JumpLink to="pricing" onJump={onAskPeople}>
          See the plans
        </JumpLink>
      </Typography>
    </>
  );
}

function Reviews({ count, picture, onRead }: WhatPeopleSaid) {
  return (
    <>
      <Ratings>
        <div>
          <Typography variant="number">{count}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {count === 1 ? 'review' : 'reviews'}
          </Typography>
        </div>
        {picture}
      </Ratings>
      <Typography variant="caption">
        <JumpLink to="human" onJump={onRead}>
          {count === 1 ? 'Read it' : 'Read them'}
        </JumpLink>
      </Typography>
    </>
  );
}

/** The share of people who agree with the report; nothing while there are too few judgments. */
function ShareOfAgreement() {
  const agreement = use(Agreement);
  if (agreement?.share === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {agreement.people} people judged this report and agree with {Math.round(agreement.share * 100)}% of what they were
      asked about.
    </Typography>
  );
}

type JumpLinkProps = { readonly to: string; readonly onJump: () => void; readonly children: string };

/** A link to a section of this page that adds no history entry. */
function JumpLink({ to, onJump, children }: JumpLinkProps) {
  return (
    <TextLink
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onJump();
      }}
    >
      {children} <OnwardIcon size={14} />
    </TextLink>
  );
}
