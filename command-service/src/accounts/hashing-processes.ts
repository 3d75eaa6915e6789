import { HttpError } from '@twofold/http/respond-to-errors';
import { createHasher, type HasherOptions } from './hasher.ts';
import type { HashingResponse, Hashing, HashingRequest } from './hashing.ts';

/** The entry file of the process: JavaScript in the build, TypeScript in the sources. */
const HASHER = new URL(import.meta.url.endsWith('.ts') ? './hashing-child.ts' : './hashing-child.js', import.meta.url);

/** Long, because a process of the lowest priority may wait on a busy machine. */
const ANSWER_MS = 10_000;

/** One process that ends during a request may have been killed; two in a row indicate a defect. */
const ATTEMPTS = 2;

/**
 * Hashes in separate processes of the lowest priority, so that logins do not delay other requests. A process starts on
 * first use, starts again after it ended, and ends with this process. Passwords travel over a private channel: never as
 * an argument, in the environment or in a file.
 * @throws HttpError 503 when two processes in a row end without an answer.
 */
export const createHashingProcesses = (count: number, options: Partial<HasherOptions> = {}): Hashing => {
  const hashers = Array.from({ length: count }, () => createHasher({ entry: HASHER, answerMs: ANSWER_MS, ...options }));

  const ask = async (question: HashingRequest): Promise<HashingResponse> => {
    for (let attempt = 1; ; attempt++) {
      const hasher = hashers.reduce((one, other) => (other.waiting() < one.waiting() ? other : one));
      try {
        return await hasher.ask(question);
      } catch (error) {
        if (attempt < ATTEMPTS) continue;
        throw new HttpError(503, 'The service is not available right now. Please try again.', { cause: error });
      }
    }
  };

  return {
    hash: async (password) => {
      const answer = await ask({ ask: 'hash', password });
      return 'hash' in answer ? answer.hash : fail(answer);
    },
    isStrong: async (password, known) => {
      const answer = await ask({ ask: 'judge', password, known });
      return 'isStrong' in answer ? answer.isStrong : fail(answer);
    },
    verify: async (hash, password) => {
      const answer = await ask({ ask: 'verify', hash, password });
      return 'isRight' in answer ? answer.isRight : fail(answer);
    },
    close: async () => {
      await Promise.all(hashers.map((hasher) => hasher.close()));
    },
  };
};

const fail = (answer: HashingResponse): never => {
  throw new Error('problem' in answer ? answer.problem : 'Unexpected answer from the password hashing process');
};
