import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { MAIL_KIND_NAMES } from '@twofold/contracts/notifications/mail-kinds';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../../command-handler.ts';
import { foldsOf } from '../../fold-stream.ts';
import { newContext } from '../../testing/a-review-world.ts';
import { specFor } from '../../testing/spec-for.ts';
import { mailSettingsCategory } from './category.ts';
import { mailSettingsDecider, type ChangeMailSetting } from './decider.ts';
import { createMailSettings } from './mail-settings.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const given = specFor(mailSettingsDecider);
const change = (isOn: boolean, changes: Partial<ChangeMailSetting['data']> = {}): ChangeMailSetting => ({
  type: 'ChangeMailSetting',
  data: {
    subject: 'user-3',
    kind: 'claim-deadlines',
    isOn,
    by: 'settings',
    changedAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  },
});
const changed = (isOn: boolean) => ({ type: 'MailSettingChanged', data: change(isOn).data }) as const;

describe('which mails a user wants', () => {
  it('is recorded when it changes', () => given().when(change(false)).then(changed(false)));
  it('stays as it is by default', () => given().when(change(true)).thenNothing());
  it('stays as it was chosen', () => given(changed(false)).when(change(false)).thenNothing());
  it('can be changed back', () => given(changed(false)).when(change(true)).then(changed(true)));
  it('is chosen for each kind', () => {
    const other = change(false, { kind: 'app-reviews' });
    return given(changed(false)).when(other).then({ type: 'MailSettingChanged', data: other.data });
  });

  it('is known to those who send mails, with the links that turn a kind off', async () => {
    const store = memoryEventStore();
    const secret = () => Promise.resolve(Buffer.from('a secret'));
    const unsubscribeTokens = createUnsubscribeTokens({ secret });
    const settings = createMailSettings({ fold: foldsOf(store), unsubscribeTokens, origin: 'https://twofold.example' });
    const handle = createCommandHandler({ store, now: () => new Date() });
    expect(await settings.isWanted('user-3', 'claim-deadlines')).toBe(true);
    await handle(mailSettingsCategory, 'user-3', change(false), newContext());
    expect(await settings.isWanted('user-3', 'claim-deadlines')).toBe(false);
    expect(await settings.isWanted('user-4', 'claim-deadlines')).toBe(true);
    expect(await settings.isWanted('user-4', 'fitting-seats')).toBe(false);
    const token = await unsubscribeTokens.tokenOf({ subject: 'user-3', kind: 'claim-deadlines' });
    expect(await settings.unsubscribing('user-3', 'claim-deadlines')).toEqual({
      oneClick: `https://twofold.example/api/unsubscribe/${token}`,
      page: `https://twofold.example/unsubscribe?token=${token}`,
    });
  });
});

describe('the token of an unsubscribe link', () => {
  const tokens = createUnsubscribeTokens({ secret: () => Promise.resolve(Buffer.from('a secret')) });
  const others = createUnsubscribeTokens({ secret: () => Promise.resolve(Buffer.from('another secret')) });

  it.each(MAIL_KIND_NAMES)('turns off what it was made for: %s', async (kind) => {
    for (const subject of ['user-3', 'order-9007199254740991'] as const)
      expect(await tokens.read(await tokens.tokenOf({ subject, kind }))).toEqual({ subject, kind });
  });

  it('fits on a line of a mail with its link', async () => {
    const token = await tokens.tokenOf({ subject: 'user-12345', kind: 'claim-deadlines' });
    expect(`https://twofold.example/unsubscribe?token=${token}`.length).toBeLessThanOrEqual(76);
  });

  it('is worth nothing when it was made elsewhere, or for another subject', async () => {
    const token = await tokens.tokenOf({ subject: 'user-3', kind: 'claim-deadlines' });
    const forged = [
      await others.tokenOf({ subject: 'user-3', kind: 'claim-deadlines' }),
      token.replace('u3', 'u4'),
      token.replace('u3', 'o3'),
      token.replace('.cd.', '.rp.'),
      token.replace('.cd.', '.zz.'),
      token.slice(0, -1),
      `${token}A`,
      token.replace('u3', 'u03'),
      '',
      'u3.cd.',
    ];
    for (const each of forged) expect([each, await tokens.read(each)]).toEqual([each, undefined]);
  });
});
