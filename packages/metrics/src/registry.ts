import { collectDefaultMetrics, Registry } from 'prom-client';
import { meterHeldMemory } from './held-memory.ts';

export type { Registry } from 'prom-client';

/** Where the numbers of one service are kept until somebody asks for them. */
export const createRegistry = (service: string): Registry => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  meterHeldMemory(registry);
  return registry;
};
