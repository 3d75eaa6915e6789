import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from './smtp-mail.ts';

const aMail = {
  to: 'ada@example.com',
  about: 'user-7',
  subject: 'Hello',
  text: 'A link: https://twofold.example/x\n',
} as const;

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
});

/** A mail server that answers each line with `reply`, and the lines it received. */
const listen = async (reply: (line: string) => string | undefined) => {
  const lines: string[] = [];
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 stand-in\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        const answer = reply(line);
        if (answer !== undefined) socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return { lines, url, mail: smtpMail({ url, from: 'Twofold <no-reply@twofold.example>' }) };
};

const accepts = (line: string): string | undefined => {
  if (line.startsWith('DATA')) return '354 go on';
  if (/^(?:EHLO|MAIL|RCPT|QUIT)/.test(line) || line === '.') return '250 fine';
  return undefined;
};

describe('sending a mail by SMTP', () => {
  it('sends it to the server', async () => {
    const { lines, mail } = await listen(accepts);
    await mail.send(aMail);
    expect(lines).toEqual(
      expect.arrayContaining(['MAIL FROM:<no-reply@twofold.example>', 'RCPT TO:<ada@example.com>', 'Subject: Hello']),
    );
  });

  it('D-130: tells mail programs how to unsubscribe', async () => {
    const { lines, mail } = await listen(accepts);
    await mail.send({
      ...aMail,
      unsubscribing: { oneClick: 'https://twofold.example/api/unsubscribe/u7', page: 'https://twofold.example/' },
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'List-Unsubscribe: <https://twofold.example/api/unsubscribe/u7>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it('fails without naming who it was for', async () => {
    const { mail } = await listen((line) =>
      line.startsWith('RCPT') ? '550 <ada@example.com> is not known here' : accepts(line),
    );
    const error: unknown = await mail.send(aMail).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringMatching(/^The mail was not sent \(EENVELOPE 550\)$/) });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ada');
  });

  it('fails without a listener', async () => {
    const nowhere = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@twofold.example' });
    await expect(nowhere.send(aMail)).rejects.toThrow('The mail was not sent');
  });

  it('gives up on a server that answers slowly', async () => {
    const { url } = await listen(() => '250-and there is more');
    const drips = setInterval(() => sockets.forEach((socket) => socket.write('250-and more\r\n')), 20);
    const limited = smtpMail({ url, from: 'no-reply@twofold.example', limitMs: 300 });
    await expect(limited.send(aMail)).rejects.toThrow('The mail was not sent');
    clearInterval(drips);
  });
});
