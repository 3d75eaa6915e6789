/**
 * Creates and verifies password hashes, and rates passwords. Each call takes about 50 ms of processor time.
 */
export interface Hashing {
  hash(password: string): Promise<string>;
  /** Whether a password is hard to guess for an attacker who knows these texts. */
  isStrong(password: string, known: readonly string[]): Promise<boolean>;
  /** @throws Error when `hash` is not a valid hash */
  verify(hash: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** argon2id, which is the library's default, with the parameters OWASP recommends. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** As expensive to verify as a real hash, but matches no password. */
export const DUMMY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The messages to and from a hashing process. */
export type HashingRequest =
  | { readonly ask: 'hash'; readonly password: string }
  | { readonly ask: 'judge'; readonly password: string; readonly known: readonly string[] }
  | { readonly ask: 'verify'; readonly hash: string; readonly password: string };
export type HashingResponse =
  | { readonly hash: string }
  | { readonly isRight: boolean }
  | { readonly isStrong: boolean }
  | { readonly problem: string };
