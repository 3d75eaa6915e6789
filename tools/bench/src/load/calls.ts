import { aText } from '@twofold/testing/a-text';
import { randomUUID } from 'node:crypto';
import type { Random } from '../data/random.ts';
import { openBrowser, type Answer, type Browser } from './browser.ts';

/** A logged-in user, in their own browser. */
export type Person = { readonly browser: Browser };

/** The services to call, and the users and apps that exist. */
export type Town = {
  readonly commands: readonly string[];
  readonly queries: string;
  readonly people: readonly Person[];
  readonly apps: number;
  readonly random: Random;
};

/** One kind of call, and its share of all. */
type Kind = { readonly name: string; readonly share: number };

export const KINDS = {
  report: { name: 'GET /api/products/{id}', share: 0.75 },
  ledger: { name: 'GET /api/me/credits', share: 0.15 },
  list: { name: 'GET /api/products', share: 0.05 },
  submit: { name: 'POST /api/reviews', share: 0.025 },
  complete: { name: 'PATCH /api/reviews/{id}', share: 0.025 },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindOfCall = keyof typeof KINDS;

export type Calls = {
  /** Makes the next call of the mix. @throws Error when it is not answered */
  readonly next: () => { readonly kind: KindOfCall; readonly answer: Promise<Answer> };
  /** How many reviews have been acknowledged as completed. */
  readonly completed: () => number;
};

/**
 * Random calls in these shares: visitors read reports and lists; users read their ledgers, review an app that they have not
 * reviewed yet, and complete their reviews. While no review can be completed, another one is submitted.
 */
export const createCalls = ({ commands, queries, people, apps, random }: Town): Calls => {
  const visitor = openBrowser();
  const pending: { readonly person: Person; readonly id: number }[] = [];
  let [submitted, completed, turn] = [0, 0, 0];
  const command = (): string => commands[turn++ % commands.length] ?? '';
  const anyone = (): Person => random.one(people);

  const write = (person: Person, method: string, path: string, body: object): Promise<Answer> =>
    person.browser.call({ method, url: `${command()}${path}`, body, headers: { 'idempotency-key': randomUUID() } });
  const submit = async (): Promise<Answer> => {
    const [place, productId] = [submitted % people.length, 1 + (Math.floor(submitted / people.length) % apps)];
    submitted += 1;
    const person = people[place] ?? anyone();
    const answer = await write(person, 'POST', '/api/reviews', { productId, content: aText(productId), rating: 4 });
    if (answer.status === 201) pending.push({ person, id: (JSON.parse(answer.body) as { id: number }).id });
    return answer;
  };
  const complete = async ({ person, id }: { readonly person: Person; readonly id: number }): Promise<Answer> => {
    const answer = await write(person, 'PATCH', `/api/reviews/${id}`, { status: 'complete' });
    if (answer.status === 200) completed += 1;
    return answer;
  };
  const read = (browser: Browser, path: string): Promise<Answer> =>
    browser.call({ method: 'GET', url: `${queries}${path}` });

  return {
    completed: () => completed,
    next: () => {
      const kind = kindAt(random.fraction());
      switch (kind) {
        case 'report':
          return { kind, answer: read(visitor, `/api/products/${random.between(1, apps)}`) };
        case 'list':
          return { kind, answer: read(visitor, '/api/products') };
        case 'ledger':
          return { kind, answer: read(anyone().browser, '/api/me/credits') };
        case 'submit':
          return { kind, answer: submit() };
        case 'complete': {
          const next = pending.shift();
          return next === undefined ? { kind: 'submit', answer: submit() } : { kind, answer: complete(next) };
        }
      }
    },
  };
};

const isKind = (name: string): name is KindOfCall => Object.hasOwn(KINDS, name);

const kindAt = (fraction: number): KindOfCall => {
  let left = fraction;
  for (const [name, { share }] of Object.entries(KINDS)) {
    left -= share;
    if (left < 0 && isKind(name)) return name;
  }
  return 'report';
};
