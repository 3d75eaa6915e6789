import type { Staff } from '@twofold/command-service/accounts/staff';
import type { HandleCommand } from '@twofold/command-service/command-handler';
import type { Payments } from '@twofold/command-service/orders/payments';
import type { Reactor } from '@twofold/command-service/reactors/reactor';
import type { EventStore } from '@twofold/event-store/port';
import type { Answer, RequestLog } from '@twofold/command-service/requests/request-log';
import type { Keyring } from '@twofold/keyring/keyring';
import type { SomeHashing } from './memory-credentials.ts';
import type { PeopleTables } from './people-process.ts';
import type { Random } from './random.ts';
import type { Process, Timeline } from './timeline.ts';

/** What a mutant has of the process it spoils. */
type Spoiling = {
  readonly timeline: Timeline;
  readonly process: Process;
  readonly random: Random;
  /** The log, without injected faults. */
  readonly log: EventStore;
};

/** What is made wrong on purpose in a process, so that it is seen that the oracle finds it. */
export type Mutant = {
  readonly store?: (store: EventStore, spoiling: Spoiling) => EventStore;
  readonly handle?: (handle: HandleCommand, spoiling: Spoiling) => HandleCommand;
  readonly payments?: (payments: Payments, spoiling: Spoiling) => Payments;
  readonly keyring?: Partial<Pick<Keyring, 'erase'>>;
  readonly requestLog?: Partial<RequestLog>;
  readonly tables?: (tables: PeopleTables) => Partial<PeopleTables>;
  readonly hashing?: SomeHashing;
  readonly staff?: (staff: Staff) => Staff;
  readonly answer?: (answer: Answer) => Answer;
  readonly reactors?: (reactors: readonly Reactor[]) => readonly Reactor[];
  /** The provider says that everything was paid. */
  readonly isGullible?: true;
  /** Repeats of a request are new requests. */
  readonly hasNoKeys?: true;
  /** Webhook events are ignored. */
  readonly isDeaf?: true;
  /** Jobs are kept in the process that does them. */
  readonly hasForgetfulJobs?: true;
  /** What reactors send is sent after their checkpoint has moved on. */
  readonly sendsLater?: true;
  /** Personal fields go to the log as they are. */
  readonly sealsNothing?: true;
  readonly hasNoLimits?: true;
  /** The reactor moves checkpoints that belong to another process by now. */
  readonly reactsUnfenced?: true;
  readonly rebuild?: 'in place' | 'same epoch';
  readonly projector?: 'checkpoint of its own' | 'no fence' | 'no guard' | 'by the clock';
};

/** Broken replacements by their fault, each with one invariant that must be found violated. */
export type NamedMutant = {
  readonly name: string;
  readonly breaks: string;
  readonly mutant: Mutant;
  /** How much clients must act until it matters, where it is more than once each. */
  readonly actions?: number;
  /** Where the search for a seed begins: earlier seeds did not show it when this was written. Only saves time. */
  readonly firstSeed?: number;
};
