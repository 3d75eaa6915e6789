import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSubjectErased, isUnknownMasterKey } from './errors.ts';
import { migrateKeyring } from './migrate.ts';
import { createKeyring, subjectOf, type Subject } from './keyring.ts';
import type { Sealed } from './sealing.ts';
import { createKeyDatabase, type KeyDatabase } from './testing/key-database.ts';

const [old, current] = [randomBytes(32), randomBytes(32)];
const place = { eventId: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', type: 'UserRegistered', field: 'email' };

let keys: KeyDatabase;
beforeAll(async () => {
  keys = await createKeyDatabase();
});
afterAll(() => keys.drop());

type Opened = ReturnType<KeyDatabase['openKeyring']>;
const seal = async ({ sealing }: Opened, subject: Subject) =>
  (await sealing.toSeal([subject])).get(subject)!.seal('ada', place);
const openerOf = async ({ sealing }: Opened, subject: Subject) => (await sealing.toOpen([subject])).get(subject);
const sealerOf = async (keyring: Opened, subject: Subject) => {
  const opener = await openerOf(keyring, subject);
  return opener === 'erased' ? undefined : opener;
};
const howManyOpen = async ({ sealing }: Opened, subjects: readonly Subject[]) =>
  [...(await sealing.toOpen(subjects)).values()].filter((opener) => opener !== 'erased').length;

describe('a keyring', () => {
  it('names subjects by what they are', () => {
    expect([subjectOf('user', 17), subjectOf('report', 42)]).toEqual(['user-17', 'report-42']);
  });

  it('creates one key for each subject, shared by all processes', async () => {
    const [one, other] = [keys.openKeyring([current]), keys.openKeyring([current])];
    const sealed = await seal(one, 'user-1');
    expect(await seal(other, 'user-1')).toEqual(sealed);
    expect((await sealerOf(other, 'user-1'))?.open(sealed, place)).toEqual({ value: 'ada' });
    expect(await seal(one, 'user-2')).not.toEqual(sealed);
  });

  it('uses the key of another process that was faster', async () => {
    const faster = keys.openKeyring([current]);
    let sealed: Sealed | undefined;
    const slower = createKeyring({
      masterKeys: [current],
      pool: keys.openPool(async ({ name }) => {
        if (name === 'add keys') sealed = await seal(faster, 'user-20');
      }),
    });
    expect(await seal(slower, 'user-20')).toEqual(sealed);
    expect((await sealerOf(faster, 'user-20'))?.open(sealed!, place)).toEqual({ value: 'ada' });
  });

  it('adds keys in sorted order, so that processes do not deadlock', async () => {
    const added: unknown[] = [];
    const pool = keys.openPool(async ({ name, values }) => {
      if (name === 'add keys') added.push(values[0]);
    });
    await createKeyring({ pool, masterKeys: [current] }).sealing.toSeal(['user-32', 'user-31', 'report-33']);
    expect(added).toEqual([['report-33', 'user-31', 'user-32']]);
  });

  it('creates no key for reads', async () => {
    expect(await openerOf(keys.openKeyring([current]), 'user-404')).toBeUndefined();
    expect(await keys.query("select 1 from keyring.keys where subject = 'user-404'")).toEqual([]);
  });

  it('stores keys only wrapped', async () => {
    const keyring = keys.openKeyring([current]);
    await seal(keyring, 'user-3');
    const statement = "select length(wrapped) as bytes, master_key_id from keyring.keys where subject = 'user-3'";
    const nonceKeyAndTag = 12 + 32 + 16;
    const masterKeyId = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(await keys.query(statement)).toEqual([{ bytes: nonceKeyAndTag, master_key_id: masterKeyId }]);
  });

  it('makes a secret once, the same for every process, and another one for another name', async () => {
    const [one, other] = [keys.openKeyring([current]), keys.openKeyring([current])];
    const [first, second] = await Promise.all([one.secret('e-mail'), other.secret('e-mail')]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await one.secret('another')).not.toEqual(first);
  });

  it('reports an unavailable database as the event store does', async () => {
    const closed = await createKeyDatabase();
    const keyring = closed.openKeyring([current]);
    await closed.drop();
    await expect(keyring.sealing.toOpen(['user-1'])).rejects.toMatchObject({ code: 'store-unavailable' });
  });
});

describe('erasing a subject', () => {
  it('permanently deletes its key, in every process, and is idempotent', async () => {
    const [one, other] = [keys.openKeyring([current]), keys.openKeyring([current])];
    await seal(one, 'user-10');
    await other.erase('user-10');
    await other.erase('user-10');
    expect(await sealerOf(one, 'user-10')).toBeUndefined();
    await expect(seal(one, 'user-10')).rejects.toSatisfy(isSubjectErased);
    await expect(seal(one, 'user-10')).rejects.toMatchObject({ subject: 'user-10' });
    const [row] = await keys.query(
      "select wrapped, master_key_id, erased_at from keyring.keys where subject = 'user-10'",
    );
    expect(row).toEqual({ wrapped: null, master_key_id: null, erased_at: expect.any(Date) });
  });

  it('prevents a key for a subject that never had one', async () => {
    const keyring = keys.openKeyring([current]);
    await keyring.erase('user-11');
    await expect(seal(keyring, 'user-11')).rejects.toSatisfy(isSubjectErased);
  });

  it('prevents a key that another process was about to add', async () => {
    const other = keys.openKeyring([current]);
    const pool = keys.openPool(async ({ name }) => {
      if (name === 'add keys') await other.erase('user-15');
    });
    const slower = createKeyring({ pool, masterKeys: [current] });
    await expect(seal(slower, 'user-15')).rejects.toSatisfy(isSubjectErased);
  });

  it('leaves the others of one append alone', async () => {
    const keyring = keys.openKeyring([current]);
    await keyring.erase('user-12');
    await expect(keyring.sealing.toSeal(['user-13', 'user-12'])).rejects.toMatchObject({ subject: 'user-12' });
    await expect(keyring.sealing.toSeal(['user-13'])).resolves.toHaveProperty('size', 1);
  });

  it('wins every race with the creation of the key', async () => {
    const [one, other] = [keys.openKeyring([current]), keys.openKeyring([current])];
    const subjects = Array.from({ length: 50 }, (_, index) => subjectOf('user', 1_000 + index));
    await Promise.allSettled(subjects.flatMap((subject) => [seal(one, subject), other.erase(subject)]));
    expect(await howManyOpen(one, subjects)).toBe(0);
  });

  it('cannot be undone, not even by the owner of the table', async () => {
    await keys.openKeyring([current]).erase('user-14');
    const revive =
      "update keyring.keys set wrapped = 'x', master_key_id = 'x', erased_at = null where subject = 'user-14'";
    await expect(keys.query(revive)).rejects.toThrow('What was erased stays erased: user-14');
  });
});

describe('changing the master key', () => {
  it('keeps every key and secret, and the old master key can then be removed', async () => {
    const fresh = await createKeyDatabase();
    try {
      const first = fresh.openKeyring([old]);
      const subjects = Array.from({ length: 250 }, (_, index) => subjectOf('user', index + 1));
      await first.sealing.toSeal(subjects);
      await first.erase('user-7');
      const sealed = await seal(first, 'user-1');
      const secret = await first.secret('e-mail');
      expect(await first.rotate()).toBe(0);

      expect(await fresh.openKeyring([current, old]).rotate()).toBe(249 + 2);
      const last = fresh.openKeyring([current]);
      expect(await last.rotate()).toBe(0);
      expect((await sealerOf(last, 'user-1'))?.open(sealed, place)).toEqual({ value: 'ada' });
      expect(await last.secret('e-mail')).toEqual(secret);
      expect(await howManyOpen(last, subjects)).toBe(249);
      await expect(first.rotate()).rejects.toSatisfy(isUnknownMasterKey);
    } finally {
      await fresh.drop();
    }
  });

  it('allows reads and writes with both meanwhile', async () => {
    const fresh = await createKeyDatabase();
    try {
      const sealed = await seal(fresh.openKeyring([old]), 'user-1');
      const both = fresh.openKeyring([current, old]);
      expect((await sealerOf(both, 'user-1'))?.open(sealed, place)).toEqual({ value: 'ada' });
      await seal(both, 'user-2');
      expect(await sealerOf(fresh.openKeyring([current]), 'user-2')).toBeDefined();
    } finally {
      await fresh.drop();
    }
  });

  it('is noticed at the start when nothing was sealed yet', async () => {
    const fresh = await createKeyDatabase();
    try {
      await fresh.openKeyring([old]).rotate();
      await expect(fresh.openKeyring([current]).rotate()).rejects.toSatisfy(isUnknownMasterKey);
    } finally {
      await fresh.drop();
    }
  });

  it('is an error that names the person and the master key where a key is needed', async () => {
    const fresh = await createKeyDatabase();
    try {
      await seal(fresh.openKeyring([old]), 'user-1');
      await expect(sealerOf(fresh.openKeyring([current]), 'user-1')).rejects.toThrow(
        /^The key user-1 is wrapped with master key [0-9a-f]{16}; given are [0-9a-f]{16}$/,
      );
    } finally {
      await fresh.drop();
    }
  });
});

describe('the tables of keys', () => {
  const asRole = (role: string, statement: string) =>
    keys.query(`do $do$ begin set local role ${role}; ${statement}; end $do$`);
  const INSERT =
    "insert into keyring.keys (subject, master_key_id, wrapped) values ('user-' || gen_random_uuid(), 'm', 'w')";

  it.each([
    ['twofold_key_keeper', 'perform * from keyring.keys'],
    ['twofold_key_keeper', INSERT],
    ['twofold_key_keeper', "update keyring.keys set master_key_id = 'm', wrapped = 'w' where erased_at is null"],
    ['twofold_key_keeper', "insert into keyring.secrets (name, master_key_id, wrapped) values ('s', 'm', 'w')"],
    ['twofold_key_keeper', "update keyring.secrets set wrapped = 'x' where name = 's'"],
    ['twofold_key_reader', 'perform * from keyring.keys'],
  ])('let %s %s', async (role, statement) => {
    const fresh = await createKeyDatabase();
    try {
      await expect(fresh.query(`do $do$ begin set local role ${role}; ${statement}; end $do$`)).resolves.toBeDefined();
    } finally {
      await fresh.drop();
    }
  });

  it.each([
    ['twofold_key_keeper', 'delete from keyring.keys'],
    ['twofold_key_keeper', 'truncate keyring.keys'],
    ['twofold_key_keeper', "update keyring.keys set subject = 'user-1'"],
    ['twofold_key_keeper', 'update keyring.keys set created_at = now()'],
    ['twofold_key_keeper', 'delete from keyring.secrets'],
    ['twofold_key_keeper', 'alter table keyring.keys disable trigger all'],
    ['twofold_key_reader', INSERT],
    ['twofold_key_reader', 'update keyring.keys set wrapped = wrapped'],
    ['twofold_key_reader', 'delete from keyring.keys'],
    ['twofold_key_reader', 'perform * from keyring.secrets'],
  ])('refuse %s to %s', async (role, statement) => {
    await expect(asRole(role, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('are migrated once, and again without harm', async () => {
    await expect(migrateKeyring(keys.url)).resolves.toBeUndefined();
  });
});
