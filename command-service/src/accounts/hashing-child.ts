import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST, type Answer, type Question } from './hashing.ts';

/*
 * The process that hashes passwords, one after the other, when nobody else wants the processor. Started by
 * `hashing-processes.ts` with an empty environment. When the channel to its parent closes, nobody waits for an answer.
 */

const answerTo = (question: Question): Answer => {
  try {
    return question.ask === 'hash'
      ? { hash: hashSync(question.password, COST) }
      : { isRight: verifySync(question.hash, question.password) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

// Linux lowers the thread that asks for it and no other: hashing stays on this one, out of the pool of threads.
setPriority(constants.priority.PRIORITY_LOW);
// What ends a service by a signal is for the service alone: logins that are under way are still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => process.send?.(answerTo(question)));
