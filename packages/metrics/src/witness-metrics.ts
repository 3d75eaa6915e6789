import { Counter, Gauge, type Registry } from 'prom-client';

/** Why a round of a witness failed: it refused to sign a log, or a dependency was unavailable. */
type Fault = 'refused' | 'failed';

export type WitnessMetrics = {
  /** Call it when a round succeeds; `position` is that of the last checkpoint, if there is one. */
  readonly done: (position: number | undefined) => void;
  readonly failed: (fault: Fault) => void;
};

/** Counts the rounds of a witness. The age starts with the process, so that a witness that never succeeds is visible. */
export const witnessMetrics = (registry: Registry, now: () => Date): WitnessMetrics => {
  const registers = [registry];
  let lastDone = now();
  const position = new Gauge({
    name: 'twofold_witness_position',
    help: 'Position of the last event that the witness has signed',
    registers,
  });
  const age = new Gauge({
    name: 'twofold_witness_age_seconds',
    help: 'Time since the witness last finished a round, or since it started',
    collect() {
      this.set((now().getTime() - lastDone.getTime()) / 1_000);
    },
    registers: [],
  });
  registry.registerMetric(age);
  const faults = new Counter({
    name: 'twofold_witness_faults_total',
    help: 'Failed rounds of the witness: refused if the log was rewritten, otherwise failed',
    labelNames: ['fault'] as const,
    registers,
  });
  for (const fault of ['refused', 'failed'] as const) faults.inc({ fault }, 0);
  return {
    done: (at) => {
      lastDone = now();
      if (at !== undefined) position.set(at);
    },
    failed: (fault) => faults.inc({ fault }),
  };
};
