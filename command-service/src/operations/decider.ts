import { REASON_LENGTH } from '@twofold/contracts/operations/api';
import type { OperationEvent } from '@twofold/contracts/operations/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends OperationEvent['type']> = Extract<OperationEvent, { type: Type }>['data'];

/** What was asked of a projection before: only so that a repeat is known. What becomes of it, the projector knows. */
export type Operations = { readonly requestIds: ReadonlySet<string> };

export type RequestRebuild = { readonly type: 'RequestRebuild'; readonly data: DataOf<'ProjectionRebuildRequested'> };
export type RequestRetry = { readonly type: 'RequestRetry'; readonly data: DataOf<'ParkedStreamRetryRequested'> };
export type RequestSkip = { readonly type: 'RequestSkip'; readonly data: DataOf<'ParkedStreamSkipRequested'> };
export type OperationCommand = RequestRebuild | RequestRetry | RequestSkip;

const evolve = ({ requestIds }: Operations, event: OperationEvent): Operations => {
  switch (event.type) {
    case 'ProjectionRebuildRequested':
    case 'ParkedStreamRetryRequested':
    case 'ParkedStreamSkipRequested':
      return { requestIds: new Set([...requestIds, event.data.requestId]) };
  }
};

const skip = ({ data }: RequestSkip): readonly OperationEvent[] => {
  const { length } = data.reason.trim();
  if (length < REASON_LENGTH.min || length > REASON_LENGTH.max) return refuse('reason-required');
  return [{ type: 'ParkedStreamSkipRequested', data }];
};

const decide = (command: OperationCommand, { requestIds }: Operations): readonly OperationEvent[] => {
  if (requestIds.has(command.data.requestId)) return [];
  switch (command.type) {
    case 'RequestRebuild':
      return [{ type: 'ProjectionRebuildRequested', data: command.data }];
    case 'RequestRetry':
      return [{ type: 'ParkedStreamRetryRequested', data: command.data }];
    case 'RequestSkip':
      return skip(command);
  }
};

/** What operators ask of one projection. Who may ask is known before. Stream: `operations-<projection>`. */
export const operationsDecider: Decider<Operations, OperationCommand, OperationEvent> = {
  initialState: { requestIds: new Set() },
  evolve,
  decide,
};
