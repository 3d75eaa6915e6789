import type { ClaimEvent } from '@twofold/contracts/feedback/events';
import { refuse, type Decider } from '../../decider.ts';

type DataOf<Type extends ClaimEvent['type']> = Extract<ClaimEvent, { type: Type }>['data'];
export type Ended = DataOf<'ClaimEnded'>;

const DAY_MS = 86_400_000;
/** From this many released or expired seats within a day, the reviewer must pause. */
const LOST_BEFORE_PAUSE = 2;
const PAUSE_MS = 10 * 60_000;

export type OpenClaim = Pick<DataOf<'ClaimBegun'>, 'requestId' | 'productId' | 'claimedAt'>;

/**
 * The open claims of a reviewer, and those that ended in the last day without a review. `isKnown` once anything was
 * recorded.
 */
export type Claims = {
  readonly isKnown: boolean;
  readonly open: readonly OpenClaim[];
  readonly ended: readonly Ended[];
};

/**
 * `earlier`: the seats that the reviewer already holds when the first claim is counted. `ended`: the open claims that
 * have ended since. `judgedAt` is the current time, whereas a repeated request keeps its first `claimedAt`.
 */
export type BeginClaim = {
  readonly type: 'BeginClaim';
  readonly data: DataOf<'ClaimBegun'> & {
    readonly earlier: readonly OpenClaim[];
    readonly ended: readonly Ended[];
    readonly judgedAt: string;
  };
};
export type WithdrawClaim = { readonly type: 'WithdrawClaim'; readonly data: Omit<Ended, 'ending'> };
export type ClaimCommand = BeginClaim | WithdrawClaim;

type Named = Pick<OpenClaim, 'requestId' | 'claimedAt'>;
export const isSameClaim = (one: Named, other: Named): boolean =>
  one.requestId === other.requestId && one.claimedAt === other.claimedAt;

const isWithin = (at: string, ms: number, now: string): boolean => Date.parse(at) > Date.parse(now) - ms;

const evolve = (claims: Claims, event: ClaimEvent): Claims => {
  switch (event.type) {
    case 'ClaimBegun': {
      const { requestId, productId, claimedAt } = event.data;
      return { ...claims, isKnown: true, open: [...claims.open, { requestId, productId, claimedAt }] };
    }
    case 'ClaimEnded': {
      const { endedAt } = event.data;
      return {
        ...claims,
        open: claims.open.filter((claim) => !isSameClaim(claim, event.data)),
        ended: [...claims.ended.filter((earlier) => isWithin(earlier.endedAt, DAY_MS, endedAt)), event.data],
      };
    }
  }
};

const ending = (claims: Claims, ended: Ended): readonly ClaimEvent[] =>
  claims.open.some((claim) => isSameClaim(claim, ended)) ? [{ type: 'ClaimEnded', data: ended }] : [];

/** The remaining pause after lost seats: 10 minutes from the second one within a day. */
const pauseMs = ({ ended }: Claims, now: string): number => {
  const lost = ended
    .filter(({ ending: how, endedAt }) => (how === 'released' || how === 'expired') && isWithin(endedAt, DAY_MS, now))
    .map(({ endedAt }) => Date.parse(endedAt));
  return lost.length < LOST_BEFORE_PAUSE ? 0 : Math.max(...lost) + PAUSE_MS - Date.parse(now);
};

/** Two claims in one request count once: a request grants a user at most one seat. */
const begin = ({ data }: BeginClaim, known: Claims): readonly ClaimEvent[] => {
  const { earlier, ended, judgedAt, ...begun } = data;
  const { userId, requestId, mayHold } = begun;
  const taken = known.isKnown
    ? []
    : earlier.map((claim): ClaimEvent => ({ type: 'ClaimBegun', data: { ...claim, userId } }));
  const before = taken.reduce(evolve, known);
  const over = ended.flatMap((each) => ending(before, each));
  const now = over.reduce(evolve, before);
  if (mayHold !== undefined) {
    const waitMs = pauseMs(now, judgedAt);
    if (waitMs > 0) return refuse('claims-paused', waitMs);
    const others = new Set(now.open.map((claim) => claim.requestId).filter((id) => id !== requestId));
    if (others.size >= mayHold) return refuse('too-many-claims');
  }
  return [...taken, ...over, { type: 'ClaimBegun', data: begun }];
};

const decide = (command: ClaimCommand, claims: Claims): readonly ClaimEvent[] =>
  command.type === 'BeginClaim' ? begin(command, claims) : ending(claims, { ...command.data, ending: 'withdrawn' });

/** The claims of one reviewer in all requests. Stream: `claims-<userId>`. */
export const claimsDecider: Decider<Claims, ClaimCommand, ClaimEvent> = {
  initialState: { isKnown: false, open: [], ended: [] },
  evolve,
  decide,
};
