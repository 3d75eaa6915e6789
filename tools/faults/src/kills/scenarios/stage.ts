import type { StandInStripe } from '@twofold/command-service/orders/testing/stand-in-stripe';
import type { Random } from '../../simulation/random.ts';
import type { Witness } from '../scene/witness.ts';
import type { Client } from './client.ts';

/** A user with an account, logged in. */
export type Person = Client & { readonly email: string; readonly password: string; readonly userId: number };

/** The surroundings of a scenario. */
export type Stage = {
  readonly random: Random;
  readonly visitor: () => Client;
  readonly register: () => Promise<Person>;
  readonly people: { readonly owner: Person; readonly reviewer: Person; readonly operator: Person };
  /** The stand-in for the payment provider. */
  readonly stripe: Pick<StandInStripe, 'pay'>;
  /** Sends the webhook event of a session until the service acknowledges it. */
  readonly deliverWebhook: (sessionId: string) => Promise<void>;
  readonly happened: Witness['happened'];
  /** Moves waiting jobs closer by this time. */
  readonly letTimeGoBy: (ms: number) => Promise<void>;
};

/** Prepares a scenario. @returns the part in which faults happen */
export type Scenario = (stage: Stage) => Promise<() => Promise<void>>;
