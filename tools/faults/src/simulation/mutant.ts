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

/** What a mutant can use of the process that it changes. */
type Spoiling = {
  readonly timeline: Timeline;
  readonly process: Process;
  readonly random: Random;
  /** The log, without injected faults. */
  readonly log: EventStore;
};

/** What is deliberately broken in a process, to show that the oracle finds it. */
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
  /** The provider reports every session as paid. */
  readonly acceptsAnyPayment?: true;
  /** Requests have no idempotency keys, so that a repeat is a new request. */
  readonly hasNoKeys?: true;
  /** Webhook events are ignored. */
  readonly ignoresWebhooks?: true;
  /** Jobs are lost when the process that runs them dies. */
  readonly keepsJobsInMemory?: true;
  /** Reactors send commands only after their checkpoint has moved on. */
  readonly sendsLater?: true;
  /** Personal fields are stored in the log in plain text. */
  readonly sealsNothing?: true;
  readonly hasNoLimits?: true;
  /** The reactor moves checkpoints that another process has taken over. */
  readonly reactsUnfenced?: true;
  readonly rebuild?: 'in place' | 'same epoch';
  readonly projector?: 'checkpoint of its own' | 'no fence' | 'no guard' | 'by the clock';
};

/** A mutant with its name and the invariant that must be found violated. */
export type NamedMutant = {
  readonly name: string;
  readonly breaks: string;
  readonly mutant: Mutant;
  /** How many actions each client takes, where the default is not enough to find the fault. */
  readonly actions?: number;
  /** The first seed to try. Earlier seeds did not show the fault when this was written: this only saves time. */
  readonly firstSeed?: number;
};
