import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailToSend } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';

const LINK = `http://localhost:3000/reset-password/${'a=Zb-_12'.repeat(4)}`;
const aMail: MailToSend = { to: 'ada@example.com', about: 'user-7', subject: 'Hello', text: `A link:\n\n${LINK}\n` };

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'twofold-outbox-')), 'mail');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const open = () => {
  const { log, records } = recordedLog();
  const now = () => new Date('2026-01-05T10:00:00.000Z');
  return { mail: outboxMail({ folder, from: 'Twofold <no-reply@localhost>', log, now }), records };
};

describe('keeping a mail in a file', () => {
  it('writes what any mail program opens', async () => {
    await open().mail.send(aMail);
    const [file] = readdirSync(folder);
    const text = readFileSync(join(folder, file!), 'utf8');
    expect(text).toContain('To: ada@example.com');
    expect(text).toContain('Subject: Hello');
    expect(text.split('\n')).toContain(LINK);
  });

  it('D-130: has the headers of one-click unsubscribing where a mail can be turned off, and nowhere else', async () => {
    const { mail } = open();
    const oneClick = 'https://twofold.example/api/unsubscribe/u7.rp.0123456789abcdef012345';
    await mail.send({ ...aMail, unsubscribing: { oneClick, page: 'https://twofold.example/unsubscribe' } });
    await mail.send({ ...aMail, about: 'user-8' });
    const [withLink, without] = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    // Lines of headers may be folded.
    expect(withLink?.replaceAll(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${oneClick}>\n`);
    expect(withLink).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(without).not.toContain('List-Unsubscribe');
  });

  it('has the recipient’s id and the time in its name, and the address only inside', async () => {
    const { mail, records } = open();
    await mail.send(aMail);
    const [file] = readdirSync(folder);
    expect(file).toMatch(/^2026-01-05T10-00-00\.000Z-user-7-[0-9a-f]{8}\.eml$/);
    expect(records).toMatchObject([{ file: join(folder, file!) }]);
    expect(JSON.stringify(records)).not.toContain('example');
  });
});

const kept = () => readdirSync(folder).map((file) => /-(?:user|order)-\d+-/.exec(file)?.[0]);

describe('forgetting a person, or an order', () => {
  it('deletes the mails about them and no others', async () => {
    const { mail } = open();
    const subjects = ['user-7', 'user-77', 'user-7', 'user-17', 'order-7'] as const;
    for (const about of subjects) await mail.send({ ...aMail, about });
    await mail.forget('user-7');
    expect(new Set(kept())).toEqual(new Set(['-order-7-', '-user-17-', '-user-77-']));
    await mail.forget('order-7');
    expect(new Set(kept())).toEqual(new Set(['-user-17-', '-user-77-']));
  });

  it('does nothing if there is no folder', async () => {
    await expect(open().mail.forget('user-7')).resolves.toBeUndefined();
  });
});
