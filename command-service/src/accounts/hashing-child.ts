import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST, type Answer, type Question } from './hashing.ts';

/*
 * The process that hashes passwords, one after the other, when nobody else wants the processor. Started by
 * `hashing-processes.ts` with an empty environment. When the channel to its parent closes, nobody waits for an answer.
 */

/** The dictionaries are loaded when somebody first sets a password. */
const isStrong = async (password: string, known: readonly string[]): Promise<boolean> => {
  const { judgePassword } = await import('@twofold/contracts/accounts/password-strength');
  return judgePassword(password, known).isStrong;
};

const answerTo = async (question: Question): Promise<Answer> => {
  try {
    switch (question.ask) {
      case 'hash':
        return { hash: hashSync(question.password, COST) };
      case 'judge':
        return { isStrong: await isStrong(question.password, question.known) };
      case 'verify':
        return { isRight: verifySync(question.hash, question.password) };
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

// Linux lowers the thread that asks for it and no other: hashing stays on this one, out of the pool of threads.
setPriority(constants.priority.PRIORITY_LOW);
// What ends a service by a signal is for the service alone: logins that are under way are still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
let answered = Promise.resolve();
process.on('message', (question: Question) => {
  answered = answered.then(async () => void process.send?.(await answerTo(question)));
});
