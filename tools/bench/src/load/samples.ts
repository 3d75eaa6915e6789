import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { gaugeIn } from './gauge.ts';
import { metricsOf, usageIn, type Process, type Usage } from './processes.ts';

/** Measurements of all processes at one moment. */
export type Sample = {
  readonly second: number;
  readonly usages: Readonly<Record<string, Usage>>;
  readonly connections: number;
  /** Of the read model that is furthest behind. */
  readonly behindSeconds: number;
  readonly behindEvents: number;
  /** Processor time of this process, which makes the calls, since its start. */
  readonly callerSeconds: number;
  /** Processor time of everything on this machine. */
  readonly machineSeconds: number;
};

type Sources = { readonly all: readonly Process[]; readonly projector: Process; readonly client: Client };

const CONNECTIONS = `
  select count(*)::int as connections from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Takes a sample every `everyMs` until the signal aborts. */
export const takeSamples = async (sources: Sources, everyMs: number, signal: AbortSignal): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (let next = startedAt + everyMs; !signal.aborted; next += everyMs) {
    await pause(Math.max(0, next - performance.now()), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    samples.push({ second: Math.round((performance.now() - startedAt) / 1_000), ...(await lookAt(sources)) });
  }
  return samples;
};

const lookAt = async ({ all, projector, client }: Sources): Promise<Omit<Sample, 'second'>> => {
  const texts = await Promise.all(all.map(async (each) => [each.name, await metricsOf(each)] as const));
  const { rows } = await client.query<{ connections: number }>(CONNECTIONS);
  const projecting = new Map(texts).get(projector.name) ?? '';
  return {
    usages: Object.fromEntries(texts.map(([name, text]) => [name, usageIn(text)])),
    connections: rows[0]?.connections ?? 0,
    behindSeconds: gaugeIn(projecting, 'twofold_projection_behind_seconds'),
    behindEvents: gaugeIn(projecting, 'twofold_projection_behind_events'),
    callerSeconds: callerSeconds(),
    machineSeconds: machineSeconds(),
  };
};

const callerSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const machineSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1_000, 0);
