import { someScreenshots } from '@twofold/command-service/testing/some-screenshots';
import { collect } from '@twofold/event-store/testing/events';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { anAuditorOf } from '../testing/run-as-auditor.ts';

const WAIT = { withinMs: 20_000 };

let twofold: WholeTwofold;
let auditor: Awaited<ReturnType<typeof anAuditorOf>>;
let ada: Person;
beforeAll(async () => {
  twofold = await aWholeTwofold({ takeScreenshots: () => Promise.resolve(someScreenshots()) });
  auditor = await anAuditorOf(twofold);
  ada = await aPerson(twofold, 1);
  const bob = await aPerson(twofold, 2);
  for (const person of [ada, ada, ada, bob]) await person.perform('analyze');
  await untilMeasured(4);
  await ada.ask('DELETE', '/api/products/3');
  await bob.erase();
  await untilKeptFor([1, 2]);
  await auditor.settled();
}, 120_000);
afterAll(async () => {
  await auditor.end();
  await twofold.end();
});

const measured = async (): Promise<number> =>
  (await collect(twofold.store.readAll())).filter(({ type }) => type === 'SiteMeasured').length;
const storedIn = async (): Promise<number[]> => {
  const { rows } = await auditor.owner.query<{ id: number }>(
    'select distinct product_id::int as id from write_side.captures order by id',
  );
  return rows.map(({ id }) => id);
};
const untilMeasured = (sites: number) => eventually(async () => expect(await measured()).toBe(sites), WAIT);
const untilKeptFor = (products: readonly number[]) =>
  eventually(async () => expect(await storedIn()).toEqual(products), WAIT);
const wrongIn = (said: string): string[] => said.split('\n').filter((line) => /^ {4}\S|✗/.test(line));

/** Verifies after a change, which is taken back. */
const verifyAfter = async (change: string, ...args: string[]) => {
  const { owner } = auditor;
  await owner.query('create table kept_captures as select * from write_side.captures');
  try {
    await owner.query(change);
    return await auditor.run('verify', ...args);
  } finally {
    await owner.query('truncate write_side.captures');
    await owner.query('insert into write_side.captures select * from kept_captures');
    await owner.query('drop table kept_captures');
  }
};

const OF_1 = 'where product_id = 1 and name =';

describe('verifying what is kept beside the log', () => {
  it('finds all well, also where reports were taken down, or their owners erased', async () => {
    const { code, said } = await auditor.run('verify');
    expect({ code, wrong: wrongIn(said) }).toEqual({ code: 0, wrong: [] });
    expect(said).toContain('✓ captures-are-as-recorded');
  });

  it.each([
    ['one that is missing', `delete from write_side.captures ${OF_1} 'phone'`, 'product-1 has lost phone of version 1'],
    [
      'one whose bytes were changed',
      `update write_side.captures set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) ${OF_1} 'desktop'`,
      'product-1 has other bytes for desktop of version 1 than were sealed',
    ],
    [
      'one that was put in its place, digest and all',
      `update write_side.captures set sealed = '\\x0102', digest = encode(sha256('\\x0102'), 'hex') ${OF_1} 'text'`,
      'product-1 has lost text of version 1',
    ],
    [
      'one that is not recorded',
      `insert into write_side.captures (product_id, version, name, digest, sealed, created_at)
       values (1, 1, 'desktop', encode(sha256('\\x0102'), 'hex'), '\\x0102', now() - interval '3 days')`,
      'product-1 has desktop of version 1, which no event names',
    ],
    [
      'one of an app that there is not',
      `insert into write_side.captures (product_id, version, name, digest, sealed, created_at)
       values (99, 1, 'desktop', encode(sha256('\\x0102'), 'hex'), '\\x0102', now() - interval '3 days')`,
      'product-99 has desktop of version 1, which no event names',
    ],
    [
      'one that was moved to another app',
      `update write_side.captures set product_id = 99 ${OF_1} 'desktop'`,
      'product-1 has lost desktop of version 1',
    ],
  ])('finds %s', async (_, change, says) => {
    const { code, said } = await verifyAfter(change);
    expect(code).toBe(1);
    expect(said).toContain('✗ captures-are-as-recorded');
    expect(said).toContain(says);
  });

  it('leaves bytes alone that an event may still come to name', async () => {
    const orphan = `insert into write_side.captures (product_id, version, name, digest, sealed, created_at)
      values (1, 2, 'text', encode(sha256('\\x0102'), 'hex'), '\\x0102', now())`;
    expect((await verifyAfter(orphan)).code).toBe(0);
  });
});

describe('what readers learn about a measured site', () => {
  const PICTURES = [
    { name: 'desktop', width: 1_280, height: 800 },
    { name: 'phone', width: 390, height: 844 },
  ];
  const read = async (path: string) => (await fetch(`${twofold.url}${path}`)).json();

  it('is where its pictures are, in its report and on Discover', async () => {
    const measured = { measurement: 'done', screenshots: PICTURES };
    expect(await read('/api/products/1')).toMatchObject({ id: 1, ...measured });
    expect(await read('/api/products')).toMatchObject([
      { id: 2, ...measured },
      { id: 1, ...measured },
    ]);
    expect(await ada.ask('GET', '/api/me/products')).toMatchObject([
      { id: 2, ...measured },
      { id: 1, ...measured },
    ]);
    const picture = await fetch(`${twofold.url}/api/products/1/screenshots/phone?version=1`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('verifying quotes', () => {
  it('finds every quote in the text of its pages, and says what could not be checked', async () => {
    const { code, said } = await auditor.run('verify', '--quotes');
    expect({ code, wrong: wrongIn(said) }).toEqual({ code: 0, wrong: [] });
    expect(said).toContain('✓ quotes-stand-on-their-pages');
    expect(said).toMatch(
      / {2}[1-9]\d* quotes of 2 reports were looked up; 1 not checked: whose text is no longer kept; 1 not checked: erased\n/,
    );
  });

  it('finds a text that was exchanged for that of another report', async () => {
    const { code, said } = await verifyAfter(
      `update write_side.captures as one set sealed = other.sealed from write_side.captures as other
       where one.product_id = 1 and other.product_id = 2 and one.name = 'text' and other.name = 'text'`,
      '--quotes',
    );
    expect(code).toBe(1);
    expect(said).toContain('product-1 has a text of version 1 that is not what was sealed');
  });

  it('is for programs, too', async () => {
    const { said } = await auditor.run('verify', '--quotes', '--json');
    expect(JSON.parse(said)).toMatchObject({ isSound: true, quotes: { reports: 2, erased: 1, withoutText: 0 } });
  });
});
