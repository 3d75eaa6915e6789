import { PEOPLE, type Asker, type Person } from './call.ts';
import { openBrowser, type Browser } from './browser.ts';
import { PASSWORD } from './known.ts';
import type { Addresses } from './scene.ts';

/** A session cookie that is signed with a wrong secret. */
const FORGED = `sid=${encodeURIComponent(`s:${'f'.repeat(32)}.${'A'.repeat(43)}`)}`;

/** The users, each with their own browser. */
export const createPeople = async (addresses: Addresses, onAnswer: (requestId: string) => void) => {
  const browsers = new Map<Person, Browser>();
  const ids = Object.fromEntries(PEOPLE.map((person) => [person, 0])) as Record<Person, number>;
  const emails = Object.fromEntries(PEOPLE.map((person) => [person, `${person}@example.com`])) as Record<
    Person,
    string
  >;

  const enter = async (person: Person, path: string, body: object): Promise<void> => {
    const browser = openBrowser(addresses, onAnswer);
    const { id } = (await browser.asks('command', 'POST', path, body)) as { readonly id: number };
    browsers.set(person, browser);
    ids[person] = id;
  };
  const register = (person: Person): Promise<void> =>
    enter(person, '/api/register', { email: emails[person], password: PASSWORD });

  for (const person of PEOPLE) await register(person);

  return {
    ids,
    emails,
    browserOf: (person: Person): Browser => {
      const browser = browsers.get(person);
      if (browser === undefined) throw new Error(`${person} has no browser`);
      return browser;
    },
    cookieOf: (asker: Asker): string | undefined => {
      if (asker === 'visitor') return undefined;
      return asker === 'forger' ? FORGED : browsers.get(asker)?.cookie();
    },
    /** Logs a user in again, or registers them again if they were erased. */
    renew: (person: Person): Promise<void> =>
      enter(person, '/api/login', { username: emails[person], password: PASSWORD }).catch(() => register(person)),
  };
};

export type People = Awaited<ReturnType<typeof createPeople>>;
