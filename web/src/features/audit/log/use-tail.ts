import type { EventItem } from '@twofold/contracts/audit/api';
import type { tailMessages } from '@twofold/contracts/audit/figures/api';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { listenTo } from '../../../lib/server-events.ts';
import type { LogFilters } from './log-filters.ts';
import { passes } from './passes.ts';

type Messages = { [Name in keyof typeof tailMessages]: z.infer<(typeof tailMessages)[Name]> };

/** `off`: it was never switched on, or has been let go, which `why` explains. */
type TailState = 'off' | 'connecting' | 'live' | 'broken';

/** The events of the live tail since it was switched on, newest first. */
export type Tail = {
  readonly state: TailState;
  readonly why?: string;
  readonly events: readonly EventItem[];
  readonly perSecond: number;
};

/** The table shows so many at most: what comes after that pushes the oldest out. */
export const MAX_ROWS = 100;
/** Events that arrive together are rendered once. */
const DRAW_MS = 250;
/** The rate is that of the last ten seconds. */
const RATE_MS = 10_000;

type TailOptions = {
  /** The position of the newest event that is shown: nothing is missed between it and the tail. */
  readonly after: string | undefined;
  /** It was let go, and is to be switched off. */
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
      onBreak: (isOver) => (isOver ? stopWith('The live tail was refused.') : set('broken')),
      on: {
        event: (event) => {
          arrivals.push(Date.now());
          if (passes({ type, stream, actor }, event)) waiting.push(event);
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
