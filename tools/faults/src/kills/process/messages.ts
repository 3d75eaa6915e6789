import type { Aim } from '../failpoints/failpoints.ts';
import type { MutantName } from '../mutants/mutants.ts';

/** The settings of a process of the services. */
export type Settings = {
  readonly connectionString: string;
  /** The address of the stand-in for Stripe. */
  readonly stripeUrl: string;
  /** How far its clock is ahead of the real one. */
  readonly aheadMs: number;
  readonly mutant: MutantName | undefined;
};

/** A call to the outside world, which counts them. */
export type OutsideCall = 'read a site' | 'analyze' | 'send a mail';

export type ToService =
  | { readonly type: 'start'; readonly settings: Settings }
  | { readonly type: 'aim'; readonly aim: Aim | undefined }
  | { readonly type: 'count' }
  | { readonly type: 'done outside'; readonly number: number };

export type FromService =
  | { readonly type: 'warm' }
  | { readonly type: 'listening'; readonly url: string }
  | { readonly type: 'aimed' }
  | { readonly type: 'fired' }
  | { readonly type: 'counted'; readonly counts: Readonly<Record<string, number>> }
  | { readonly type: 'outside'; readonly number: number; readonly call: OutsideCall; readonly about: string };
