import type { HandleCommand } from '@twofold/command-service/command-handler';
import type { Payments } from '@twofold/command-service/orders/payments';
import type { Reactor } from '@twofold/command-service/reactors/reactor';
import type { Answer } from '@twofold/command-service/requests/request-log';
import type { EventStore } from '@twofold/event-store/port';
import type { Random } from './random.ts';
import type { Process, Timeline } from './timeline.ts';

/** What a twin has of the process it spoils. */
type Spoiling = {
  readonly timeline: Timeline;
  readonly process: Process;
  readonly random: Random;
  /** The log without any faults between. */
  readonly log: EventStore;
};

/** What is made wrong on purpose in a process, so that it is seen that the oracle finds it. */
export type Twin = {
  readonly store?: (store: EventStore, spoiling: Spoiling) => EventStore;
  readonly handle?: (handle: HandleCommand, spoiling: Spoiling) => HandleCommand;
  readonly payments?: (payments: Payments, spoiling: Spoiling) => Payments;
  readonly answer?: (answer: Answer) => Answer;
  readonly reactors?: (reactors: readonly Reactor[]) => readonly Reactor[];
  /** The provider says that everything was paid. */
  readonly isGullible?: true;
  /** Repeats of a request are new requests. */
  readonly hasNoKeys?: true;
  /** What the provider tells by itself goes unheard. */
  readonly isDeaf?: true;
  /** Jobs are kept in the process that does them. */
  readonly hasForgetfulJobs?: true;
  /** What reactors send is sent after their checkpoint has moved on. */
  readonly sendsLater?: true;
  readonly projector?: 'checkpoint of its own' | 'no fence' | 'no guard' | 'by the clock';
};
