import { styled } from '@mui/material/styles';
import type { ClaimView, OwnRequest } from '@twofold/contracts/feedback/api';
import type { OrderView } from '@twofold/contracts/orders/api';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ClockIcon } from '../../components/icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useClaims, useOwnRequests } from '../../features/feedback/api.ts';
import { useNewestOrders } from '../../features/orders/api.ts';
import { readStored, store } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';

type Asked = Pick<OrderView | OwnRequest, 'seats'>;

/** The number of reviews received, over all orders and requests. */
const reviewsReceived = (asked: readonly Asked[]): number =>
  asked.flatMap(({ seats }) => seats).filter(({ state }) => state === 'filled').length;

/** How many claimed seats the user still has to review. */
const runningDeadlines = (claims: readonly Pick<ClaimView, 'dueAt'>[], nowMs: number): number =>
  claims.filter(({ dueAt }) => Date.parse(dueAt) > nowMs).length;

const keyOf = (userId: number) => `reviews-seen-${userId}`;

/** How many reviews the user had when they last opened their orders in this browser. */
const reviewsSeen = (userId: number): number => Number(readStored(keyOf(userId))) || 0;

const markReviewsSeen = (userId: number, count: number): void => store(keyOf(userId), String(count));

/** Reviews have a warm pill; deadlines have an outline and a clock, and no color. */
const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 24,
  padding: '1px 9px',
  verticalAlign: 'middle',
  border: `1px solid ${theme.vars.palette.lineStrong}`,
  borderRadius: 999,
  fontSize: '.8125rem',
  lineHeight: 1.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  // A tablet has room for the count, a laptop for one word.
  [theme.breakpoints.down('lg')]: { '& .word': { display: 'none' } },
  [theme.breakpoints.down('xl')]: { '& .more': { display: 'none' } },
  '&[data-from="people"]': {
    borderColor: theme.vars.palette.people.line,
    background: theme.vars.palette.people.soft,
    color: theme.vars.palette.people.main,
  },
}));

type HeaderBadgesProps = { readonly userId: number; readonly isInMenu?: boolean };

/**
 * The user's new reviews and held seats, as list items. The bar has room for one word each, the menu for the full text.
 */
export function HeaderBadges({ userId, isInMenu = false }: HeaderBadgesProps) {
  const { fresh, due } = useWaiting(userId);
  return (
    <>
      {fresh > 0 && (
        <Item
          to={paths.orders}
          from="people"
          count={fresh}
          words={fresh === 1 ? 'new review' : 'new reviews'}
          short={isInMenu ? undefined : ['new', fresh === 1 ? 'review' : 'reviews']}
        />
      )}
      {due > 0 && (
        <Item
          to={paths.availableReviews}
          count={due}
          words={due === 1 ? 'review to write' : 'reviews to write'}
          short={isInMenu ? undefined : ['to write', undefined]}
        />
      )}
    </>
  );
}

type ItemProps = {
  readonly to: string;
  readonly from?: 'people';
  readonly count: number;
  readonly words: string;
  /** A shorter text for the bar, in two parts: the second is shown on wide screens only. */
  readonly short: readonly [word: string, more: string | undefined] | undefined;
};

function Item({ to, from, count, words, short }: ItemProps) {
  return (
    <li>
      <Link to={to}>
        <Pill data-from={from}>
          {from === undefined && <ClockIcon size={13} />}
          {count}{' '}
          {short !== undefined && (
            <span className="word" aria-hidden="true">
              {short[0]}
              {short[1] !== undefined && <span className="more"> {short[1]}</span>}
            </span>
          )}
          {short !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}
        </Pill>
        {short === undefined && words}
      </Link>
    </li>
  );
}

/** How many reviews are new to the user, and how many they still have to write. */
const useWaiting = (userId: number): { readonly fresh: number; readonly due: number } => {
  const { pathname } = useLocation();
  const received = useReviewsReceived();
  const { data: claims = [] } = useClaims();
  const due = runningDeadlines(claims, useNow());
  // The list of orders shows all reviews: none of them is new then.
  const isLooking = pathname.startsWith(paths.orders);
  const fresh = isLooking ? 0 : Math.max((received ?? 0) - reviewsSeen(userId), 0);

  useEffect(() => {
    if (isLooking && received !== undefined) markReviewsSeen(userId, received);
  }, [isLooking, received, userId]);

  return { fresh, due };
};

/** Undefined until everything is loaded. */
const useReviewsReceived = (): number | undefined => {
  const { data: orders } = useNewestOrders(true);
  const { data: requests } = useOwnRequests();
  return orders && requests && reviewsReceived([...orders, ...requests]);
};
