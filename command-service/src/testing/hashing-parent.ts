import { createHashingProcesses } from '../accounts/hashing-processes.ts';

/** A program that starts a hashing process, prints its id, and runs until it is killed. */
const hashing = createHashingProcesses(1, { onStart: (pid) => void process.stdout.write(`${pid}\n`) });
await hashing.hash('Engine1843');
process.stdout.write('hashed\n');
process.stdin.resume();
