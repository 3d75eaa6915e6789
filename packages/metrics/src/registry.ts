import { collectDefaultMetrics, Registry } from 'prom-client';
import { meterHeldMemory } from './held-memory.ts';

export type { Registry } from 'prom-client';

/** The registry of one service's metrics. */
export const createRegistry = (service: string): Registry => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  meterHeldMemory(registry);
  return registry;
};
