import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { anAuditorOf } from '../testing/run-as-auditor.ts';

let twofold: WholeTwofold;
let auditor: Awaited<ReturnType<typeof anAuditorOf>>;
beforeEach(async () => {
  twofold = await aWholeTwofold();
  auditor = await anAuditorOf(twofold);
});
afterEach(async () => {
  await auditor.end();
  await twofold.end();
});

describe('verifying a Twofold in which people have lived', () => {
  it('finds all well, also where somebody was erased, and every row that was changed', async () => {
    const [ada, bob] = [await aPerson(twofold, 1), await aPerson(twofold, 2)];
    for (const deed of ['update profile', 'analyse', 'review'] as const) {
      await ada.does(deed);
      await bob.does(deed);
    }
    await bob.isErased();
    await eventually(async () => expect(await twofold.whereIs(bob.words)).toEqual([]));
    await auditor.settled();
    const healthy = await auditor.run('verify');
    expect(healthy.said).not.toContain('✗');
    expect(healthy.said).toMatch(/✓ chain: [^]*\n\d+ events in [\d.]+ s, \d+ events\/s\. All is well\.\n$/);
    expect(healthy.code).toBe(0);

    await auditor.owner.query(`update read_models.users_v1 set full_name = 'Eve' where id = ${ada.id}`);
    const changed = await auditor.run('verify');
    expect(changed.code).toBe(1);
    expect(changed.said).toContain(`users has other values in row ${ada.id} than the log makes: full_name`);
  }, 90_000);
});
