/* A process that behaves like a compromised or broken reader. The line of its request selects the behavior. */

const BEHAVIORS: Readonly<Record<string, () => void>> = {
  'tells its environment': () => process.stdout.write(`${JSON.stringify(process.env)}\n`),
  'loops indefinitely': () => {
    for (;;);
  },
  'never answers': () => void setInterval(() => {}, 1_000),
  'eats memory': () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, i) => i + eaten.length));
  },
  asks: () => void process.stdout.write('?how much\n'),
  'tells progress': () =>
    process.stdout.write('{"progress":"reading"}\n', () => process.stdout.write('{"progress":"pages"}\n{}\n')),
  crashes: () => {
    throw new Error('a mistake of ours');
  },
  leaves: () => process.exit(0),
  'answers without end': () => {
    const more = () => {
      while (process.stdout.write('x'.repeat(65_536)));
      process.stdout.once('drain', more);
    };
    more();
  },
  'complains without end': () => {
    const more = () => {
      while (process.stderr.write('x'.repeat(65_536)));
      process.stderr.once('drain', more);
    };
    more();
  },
  'ignores signals': () => {
    process.on('SIGTERM', () => {}).on('SIGINT', () => {});
    setInterval(() => {}, 1_000);
  },
};

process.stdin.on('data', (data) => {
  const line = String(data).trim();
  if (line.startsWith('answer ')) process.stdout.write(`heard ${line}\n`);
  else BEHAVIORS[line]?.();
});
