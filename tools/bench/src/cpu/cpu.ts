import type { Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import type { Figures } from '../harness/race.ts';
import { closeBrowsers } from '../load/browser.ts';
import { createCrowd } from './crowd.ts';
import { idleOf, measurePhase } from './phase.ts';
import { startProduct } from './product.ts';

/** Processes are warm after so many people have done everything once. */
const WARM_UP = 10;
const COMMANDS = ['register', 'analyze', 'buy', 'claim', 'submit', 'complete'] as const;
const QUERIES = ['report', 'discover', 'order', 'ledger'] as const;
/** A query takes so little time that it must be repeated for a meaningful figure. */
const QUERIES_OF_ONE = 10;

/** Measures the processor time, by process, of each command with its consequences, and of each query. */
export const cpu: Benchmark = {
  name: 'cpu',
  summary: 'processor time of each process for a command with what follows from it, and for a query (Linux)',
  size: { rounds: 1, seconds: 0, events: 100 },
  run: async (bench) => {
    const product = await startProduct(bench);
    const scene = { pids: product.pids, client: await connect(product.databaseUrl, bench), signal: bench.signal };
    bench.closers.add('browsers', async () => closeBrowsers());
    const idle = await idleOf(scene);
    const people = WARM_UP + bench.events;
    const crowd = createCrowd(product, people, bench.signal);

    const lines: Record<string, Figures> = {};
    for (const name of COMMANDS) {
      await measurePhase(scene, idle, { count: WARM_UP, act: crowd[name] });
      const act = (index: number): Promise<void> => crowd[name](WARM_UP + index);
      lines[name] = await measurePhase(scene, idle, { count: bench.events, act });
      bench.say(`${name} is measured`);
    }
    for (const name of QUERIES) {
      await measurePhase(scene, idle, { count: people, act: crowd[name] });
      lines[name] = await measurePhase(scene, idle, { count: people * QUERIES_OF_ONE, act: crowd[name] });
      bench.say(`${name} is measured`);
    }
    bench.show({ title: `cpu, ms of the processor for one of ${bench.events}`, lines });
    bench.show({
      title: 'cpu, ms in a second without work',
      lines: Object.fromEntries(Object.entries(idle).map(([name, { own, started }]) => [name, { ms: own + started }])),
    });
  },
};
