import { REASON_LENGTH } from '@twofold/contracts/operations/api';
import type { OperationEvent } from '@twofold/contracts/operations/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends OperationEvent['type']> = Extract<OperationEvent, { type: Type }>['data'];

/** Earlier operator requests, only to recognize repeats. */
export type Operations = { readonly requestIds: ReadonlySet<string> };

export type RequestRebuild = { readonly type: 'RequestRebuild'; readonly data: DataOf<'ProjectionRebuildRequested'> };
export type RequestRetry = { readonly type: 'RequestRetry'; readonly data: DataOf<'ParkedStreamRetryRequested'> };
export type RequestSkip = { readonly type: 'RequestSkip'; readonly data: DataOf<'ParkedStreamSkipRequested'> };
export type RequestReactorRetry = {
  readonly type: 'RequestReactorRetry';
  readonly data: DataOf<'ReactorStreamRetryRequested'>;
};
export type RequestReactorSkip = {
  readonly type: 'RequestReactorSkip';
  readonly data: DataOf<'ReactorStreamSkipRequested'>;
};
export type OperationCommand = RequestRebuild | RequestRetry | RequestSkip | RequestReactorRetry | RequestReactorSkip;

const evolve = ({ requestIds }: Operations, event: OperationEvent): Operations => {
  switch (event.type) {
    case 'ProjectionRebuildRequested':
    case 'ParkedStreamRetryRequested':
    case 'ParkedStreamSkipRequested':
    case 'ReactorStreamRetryRequested':
    case 'ReactorStreamSkipRequested':
      return { requestIds: new Set([...requestIds, event.data.requestId]) };
  }
};

/** @throws Refusal `reason-required` */
const requireReason = (reason: string): void => {
  const { length } = reason.trim();
  if (length < REASON_LENGTH.min || length > REASON_LENGTH.max) refuse('reason-required');
};

const decide = (command: OperationCommand, { requestIds }: Operations): readonly OperationEvent[] => {
  if (requestIds.has(command.data.requestId)) return [];
  switch (command.type) {
    case 'RequestRebuild':
      return [{ type: 'ProjectionRebuildRequested', data: command.data }];
    case 'RequestRetry':
      return [{ type: 'ParkedStreamRetryRequested', data: command.data }];
    case 'RequestSkip':
      requireReason(command.data.reason);
      return [{ type: 'ParkedStreamSkipRequested', data: command.data }];
    case 'RequestReactorRetry':
      return [{ type: 'ReactorStreamRetryRequested', data: command.data }];
    case 'RequestReactorSkip':
      requireReason(command.data.reason);
      return [{ type: 'ReactorStreamSkipRequested', data: command.data }];
  }
};

/** Operators' requests to one projection or reactor. The caller checks the role. Stream: `operations-<its name>`. */
export const operationsDecider: Decider<Operations, OperationCommand, OperationEvent> = {
  initialState: { requestIds: new Set() },
  evolve,
  decide,
};
