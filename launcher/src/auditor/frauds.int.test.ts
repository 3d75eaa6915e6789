import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSigner } from '@twofold/auditor/chain/signature';
import { leafOf, linkOf, type ChainedEvent } from '@twofold/event-store/chain';
import { createMasterKeys } from '@twofold/keyring/master-keys';
import { numbered } from '@twofold/event-store/testing/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aWitnessedLog } from '../testing/a-witnessed-log.ts';
import { MASTER_KEYS } from '../testing/secrets.ts';

let past: Awaited<ReturnType<typeof aWitnessedLog>>;
let ada: number;
let bob: number;
beforeEach(async () => {
  past = await aWitnessedLog();
  [ada = 0, bob = 0] = await past.ids();
}, 120_000);
afterEach(() => past.end());

/** What `verify` finds with the witness, and what without. */
const found = async (): Promise<{ readonly alone: string; readonly witnessed: string }> => ({
  alone: (await past.findings()).join('\n'),
  witnessed: (await past.findings('--witness', past.folder, '--witness-key', past.publicKey)).join('\n'),
});
const checkpoint = (number: number): string => path.join(past.folder, `${String(number).padStart(12, '0')}.json`);
const impostor = createSigner(Buffer.alloc(32, 'an impostor'));

/** Changes one event, and computes the chain again from there on: what only the owner of the database can do. */
const rechain = async (type: string, change: (data: string) => string): Promise<number> => {
  let [chain, from] = ['', 0];
  for await (const event of past.reader.read({ until: past.last })) {
    if (from === 0 && event.type !== type) {
      ({ chain } = event);
      continue;
    }
    from = from === 0 ? event.position : from;
    const data = event.position === from ? change(event.data) : event.data;
    const forged: ChainedEvent = { ...event, data, leaf: leafOf({ ...event, data }) };
    chain = linkOf(chain, forged);
    await past.tamper(
      "update event_log.events set data = $2, leaf = decode($3, 'hex'), chain = decode($4, 'hex') where position = $1",
      [event.position, data, forged.leaf, chain],
    );
  }
  return from;
};

describe('an untouched past', () => {
  it('is as the witness saw it', async () => {
    expect(await found()).toEqual({ alone: '', witnessed: '' });
  });
});

describe('frauds that are found without a witness', () => {
  it('a key that was deleted, and the account with it, without an erasure', async () => {
    await past.tamper(
      `update keyring.keys set wrapped = null, master_key_id = null, erased_at = now() where subject = 'user-${ada}'`,
    );
    await past.tamper(`delete from write_side.credentials where user_id = ${ada}`);
    const { alone } = await found();
    expect(alone).toContain('✗ unreadable-only-when-erased');
    expect(alone).toContain(
      `user-${ada} cannot be read: the key of user-${ada} was deleted, and no erasure is recorded`,
    );
  });

  it('the row of a key that was removed', async () => {
    await past.tamper(`delete from keyring.keys where subject = 'user-${ada}'`);
    expect((await found()).alone).toContain(`the key of user-${ada} is lost or was swapped`);
  });

  it('a hash that was swapped, by which another user logs in', async () => {
    await past.tamper(
      `update write_side.credentials set hash = (select hash from write_side.credentials where user_id = ${bob})
       where user_id = ${ada}`,
    );
    const { alone } = await found();
    expect(alone).toContain('✗ passwords-are-as-committed');
    expect(alone).toContain(`user-${ada} has a password that was never set: its hash was swapped`);
    expect(alone).not.toContain(`user-${bob} has`);
  });

  it('a hash that is gone', async () => {
    await past.tamper(`delete from write_side.credentials where user_id = ${bob}`);
    expect((await found()).alone).toContain(`user-${bob} has lost its password`);
  });

  it('a key that was swapped by a person who has the master key', async () => {
    const { wrapped } = createMasterKeys(MASTER_KEYS).wrap(Buffer.alloc(32, 1), `user-${ada}`);
    await past.tamper(`update keyring.keys set wrapped = $1 where subject = 'user-${ada}'`, [wrapped]);
    expect((await found()).alone).toContain(`the key of user-${ada} is lost or was swapped`);
  });
});

describe('frauds that only a witness finds', () => {
  it('events that were chained again from the middle on', async () => {
    const from = await rechain('ProfileUpdated', (data) => data.replace(/"updatedAt":"20/, '"updatedAt":"19'));
    const { alone, witnessed } = await found();
    expect(alone).not.toContain('chain');
    expect(witnessed).toMatch(/✗ chain: .*rewritten/);
    const [place] = /position (\d+)/.exec(witnessed)?.slice(1) ?? [];
    expect(Number(place)).toBeGreaterThanOrEqual(from);
  });

  it('a tail that was cut off', async () => {
    await past.tamper(`delete from event_log.events where position > ${past.last - 2}`);
    const { alone, witnessed } = await found();
    expect(alone).not.toContain('chain');
    expect(witnessed).toMatch(/✗ chain: .*cut/);
    expect(witnessed).toContain(`the witness saw it up to ${past.last}`);
  });

  it('a database that was rolled back, and went on differently', async () => {
    await past.tamper(`delete from event_log.events where position > ${past.last - 2}`);
    await past.store.appendToStream('thing-1', numbered(4), 'no-stream');
    const { alone, witnessed } = await found();
    expect(alone).not.toContain('chain');
    expect(witnessed).toMatch(/✗ chain: .*rewritten/);
    expect(witnessed).toContain('something was changed after position');
    await expect(past.round()).rejects.toMatchObject({ code: 'refuses-to-sign' });
  });

  it('a log that was exchanged for a copy', async () => {
    await past.tamper('update event_log.head set store_id = gen_random_uuid()');
    expect((await found()).witnessed).toContain('The witness saw the log');
  });
});

describe('frauds on the witness', () => {
  it('a checkpoint that was replaced, with its own key', async () => {
    const other = path.join(past.folder, '..', 'impostor');
    await past.round(impostor, undefined, other);
    await writeFile(checkpoint(1), await readFile(path.join(other, path.basename(checkpoint(1)))));
    expect((await found()).witnessed).toMatch(/✗ chain: .*signature.*Another key signed checkpoint 1/);
  });

  it('all checkpoints, signed again with another key after the log was rewritten', async () => {
    await rechain('ProfileUpdated', (data) => data.replace(/"updatedAt":"20/, '"updatedAt":"19'));
    await rm(past.folder, { recursive: true });
    await past.round(impostor);
    expect((await past.findings('--witness', past.folder)).join('\n')).not.toContain('chain');
    expect((await found()).witnessed).toMatch(/✗ chain: .*signature/);
  });

  it('a checkpoint that was removed', async () => {
    await rm(checkpoint(1));
    expect((await found()).witnessed).toMatch(/✗ chain: .*missing.*Checkpoint 1 is missing/);
  });
});
