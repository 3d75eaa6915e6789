import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';

/**
 * Tells how much the heap held when V8 had last collected all of it, or holds now where it never has. At any other moment a
 * heap is full of what nobody needs any more, by chance more or less: this is what grows when something leaks.
 */
export const meterHeldMemory = (registry: Registry): void => {
  let heldBytes: number | undefined;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isOfAll)) heldBytes = usedBytes();
  });
  observer.observe({ entryTypes: ['gc'] });
  const gauge: Gauge = new Gauge({
    name: 'twofold_heap_held_bytes',
    help: 'What the heap held after it was last collected as a whole',
    registers: [registry],
    collect: () => gauge.set(heldBytes ?? usedBytes()),
  });
};

const usedBytes = (): number => getHeapStatistics().used_heap_size;

/** Node's types leave out what an entry about a collection has. */
const isOfAll = (entry: PerformanceEntry & { readonly detail?: { readonly kind?: number } }): boolean =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
