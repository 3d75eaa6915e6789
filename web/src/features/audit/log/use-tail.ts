import type { EventItem } from '@twofold/contracts/audit/api';
import type { tailMessages } from '@twofold/contracts/audit/figures/api';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { listenTo } from '../../../lib/server-events.ts';
import type { LogFilters } from './log-filters.ts';
import { matchesFilters } from './match-filters.ts';

type Messages = { [Name in keyof typeof tailMessages]: z.infer<(typeof tailMessages)[Name]> };

/** `off`: never switched on, or ended by the server; `why` has the reason then. */
type TailState = 'off' | 'connecting' | 'live' | 'broken';

/** The events of the live tail since it was switched on, newest first. */
export type Tail = {
  readonly state: TailState;
  readonly why?: string;
  readonly events: readonly EventItem[];
  readonly perSecond: number;
};

/** The maximum number of rows in the table; newer events displace the oldest. */
export const MAX_ROWS = 100;
/** Events that arrive together are rendered once. */
const DRAW_MS = 250;
/** The rate is measured over the last ten seconds. */
const RATE_MS = 10_000;

type TailOptions = {
  /** The position of the newest event shown: the tail starts after it, so that none is missed. */
  readonly after: string | undefined;
  /** Called when the server has ended the tail. */
  readonly onEnd: () => void;
};

const nothing: Tail = { state: 'off', events: [], perSecond: 0 };

/** Follows the end of the log while `isOn`; its events stay when it is switched off. */
export const useTail = (isOn: boolean, filters: LogFilters, { after, onEnd }: TailOptions): Tail => {
  const [tail, setTail] = useState(nothing);
  const known = useRef({ after, onEnd });
  const { type, stream, actor } = filters;

  useEffect(() => {
    known.current = { after, onEnd };
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const waiting: EventItem[] = [];
    let arrivals: number[] = [];
    const set = (state: TailState, why?: string) =>
      setTail(({ events }) => ({ events, perSecond: 0, state, ...(why !== undefined && { why }) }));
    const stopWith = (why: string) => {
      set('off', why);
      known.current.onEnd();
    };
    const draw = () => {
      const now = Date.now();
      arrivals = arrivals.filter((at) => now - at < RATE_MS);
      const arrived = waiting.splice(0).toReversed();
      setTail((before) => {
        const perSecond = arrivals.length / (RATE_MS / 1_000);
        if (arrived.length === 0 && before.perSecond === perSecond) return before;
        return { ...before, perSecond, events: [...arrived, ...before.events].slice(0, MAX_ROWS) };
      });
    };
    set('connecting');
    const timer = setInterval(draw, DRAW_MS);
    const { after: position } = known.current;
    const stop = listenTo<Messages>(`/api/audit/tail${position === undefined ? '' : `?after=${position}`}`, {
      onOpen: () => set('live'),
      onBreak: (isOver) => (isOver ? stopWith('The server refused the connection.') : set('broken')),
      on: {
        event: (event) => {
          arrivals.push(Date.now());
          if (matchesFilters({ type, stream, actor }, event)) waiting.push(event);
        },
        dropped: ({ reason }) => stopWith(reason),
      },
    });
    return () => {
      clearInterval(timer);
      stop();
      draw();
      setTail((before) => (before.state === 'off' ? before : { ...before, state: 'off', perSecond: 0 }));
    };
  }, [isOn, type, stream, actor]);

  return tail;
};
