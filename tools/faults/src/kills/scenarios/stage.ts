import type { StandInStripe } from '@twofold/command-service/orders/testing/stand-in-stripe';
import type { Random } from '../../simulation/random.ts';
import type { Witness } from '../scene/witness.ts';
import type { Client } from './client.ts';

/** A user with an account, logged in. */
export type Person = Client & { readonly email: string; readonly password: string; readonly userId: number };

/** What a scenario is played with. */
export type Stage = {
  readonly random: Random;
  readonly visitor: () => Client;
  readonly register: () => Promise<Person>;
  readonly people: { readonly owner: Person; readonly reviewer: Person; readonly operator: Person };
  /** Where people pay. */
  readonly stripe: Pick<StandInStripe, 'pay'>;
  /** The payment provider tells what became of a session, until the service acknowledges it. */
  readonly deliverWebhook: (sessionId: string) => Promise<void>;
  readonly happened: Witness['happened'];
  /** What waits for a later time does so for so much less. */
  readonly letTimeGoBy: (ms: number) => Promise<void>;
};

/** Prepares what is not looked at, and answers how to play what is. */
export type Scenario = (stage: Stage) => Promise<() => Promise<void>>;
