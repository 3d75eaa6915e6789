import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST, type HashingResponse, type HashingRequest } from './hashing.ts';

/*
 * The process that hashes passwords, one after the other, at low priority. Started by `hashing-processes.ts` with an
 * empty environment. It exits when the channel to its parent closes.
 */

/** The dictionaries are loaded when the first password is set. */
const isStrong = async (password: string, known: readonly string[]): Promise<boolean> => {
  const { judgePassword } = await import('@twofold/contracts/accounts/password-strength');
  return judgePassword(password, known).isStrong;
};

const answerTo = async (question: HashingRequest): Promise<HashingResponse> => {
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

// Linux lowers the priority of the calling thread only: hashing stays on this thread instead of the thread pool.
setPriority(constants.priority.PRIORITY_LOW);
// Signals that stop the service are sent to this process too. It ignores them, so that pending logins are answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
let answered = Promise.resolve();
process.on('message', (question: HashingRequest) => {
  answered = answered.then(async () => void process.send?.(await answerTo(question)));
});
