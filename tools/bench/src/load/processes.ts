import type { Bench } from '../harness/benchmark.ts';
import { freePort } from '../harness/service-process.ts';
import { startCommandService, startProjector, startQueryService } from '../harness/services.ts';
import { gaugeIn } from './gauge.ts';

/** A process under load, and where its metrics are. */
export type Process = { readonly name: string; readonly url: string; readonly metricsUrl: string };

/** Resident memory and the heap after garbage collection in MB, and `cpuSeconds` since the start of the process. */
export type Usage = { readonly rss: number; readonly heap: number; readonly cpuSeconds: number };

const MB = 1024 * 1024;

/** Starts the services as in production: two command services, a query service and a projector. */
export const startProcesses = async (bench: Bench, databaseUrl: string) => {
  const start = async (name: string, starter: typeof startProjector): Promise<Process> => {
    const port = await freePort();
    const url = await starter(bench, databaseUrl, { METRICS_PORT: String(port) });
    return { name, url, metricsUrl: `http://127.0.0.1:${port}/metrics` };
  };
  const projector = await start('projector', startProjector);
  const queries = await start('query', startQueryService);
  const commands = [
    await start('command 1', startCommandService),
    await start('command 2', startCommandService),
  ] as const;
  return { projector, queries, commands, all: [...commands, queries, projector] };
};

/** The current metrics of a process, in the text format of Prometheus. */
export const metricsOf = async ({ name, metricsUrl }: Process): Promise<string> => {
  const response = await fetch(metricsUrl);
  if (!response.ok) throw new Error(`${name} does not say how it is: ${response.status}`);
  return response.text();
};

export const usageIn = (metrics: string): Usage => ({
  rss: gaugeIn(metrics, 'process_resident_memory_bytes') / MB,
  heap: gaugeIn(metrics, 'twofold_heap_held_bytes') / MB,
  cpuSeconds: gaugeIn(metrics, 'process_cpu_seconds_total'),
});
