import { operationEvents } from '@twofold/contracts/operations/events';
import type { Category } from '../category.ts';
import { operationsDecider, type OperationCommand, type Operations } from './decider.ts';

/** Streams `operations-<projection>` and `operations-<reactor>`. */
export const operationsCategory: Category<typeof operationEvents, Operations, OperationCommand> = {
  name: 'operations',
  events: operationEvents,
  decider: operationsDecider,
};
