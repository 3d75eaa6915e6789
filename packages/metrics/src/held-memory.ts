import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';

/**
 * The heap size after V8's last full collection, or the current size if there was none. At other times the heap contains
 * a varying amount of garbage, so only this number shows a leak.
 */
export const meterHeldMemory = (registry: Registry): void => {
  let heldBytes: number | undefined;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFullCollection)) heldBytes = usedBytes();
  });
  observer.observe({ entryTypes: ['gc'] });
  const gauge: Gauge = new Gauge({
    name: 'twofold_heap_held_bytes',
    help: 'Heap size after the last full collection',
    registers: [registry],
    collect: () => gauge.set(heldBytes ?? usedBytes()),
  });
};

const usedBytes = (): number => getHeapStatistics().used_heap_size;

/** Node's types lack `detail`. */
const isFullCollection = (entry: PerformanceEntry & { readonly detail?: { readonly kind?: number } }): boolean =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
