import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let server: Server;
let proxy: TcpProxy;
const sockets: Socket[] = [];

/** The server echoes what a client sends. */
beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startTcpProxy(() => (server.address() as AddressInfo).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await proxy.stop();
  server.close();
});

const client = () => {
  const socket = connect(proxy.port, '127.0.0.1');
  sockets.push(socket);
  const heard = { text: '', isCut: false };
  socket.setEncoding('utf8').on('data', (text: string) => (heard.text += text));
  socket.on('error', () => undefined).on('close', () => (heard.isCut = true));
  return { say: (text: string) => void socket.write(text), heard };
};

describe('a proxy', () => {
  it('hands on what is said, both ways', async () => {
    const { say, heard } = client();
    say('hello');
    await eventually(() => expect(heard).toEqual({ text: 'hello', isCut: false }));
  });

  it('cuts a connection after so many bytes, and the next one too', async () => {
    proxy.behave({ kind: 'cut after', bytes: 12 });
    for (let count = 0; count < 2; count++) {
      const { say, heard } = client();
      say('hello');
      await eventually(() => expect(heard.text).toBe('hello'));
      say('again');
      await eventually(() => expect(heard.isCut).toBe(true));
    }
  });

  it('says nothing to anyone while it is silent, and cuts those it was silent to', async () => {
    const { say, heard } = client();
    say('hello');
    await eventually(() => expect(heard.text).toBe('hello'));
    proxy.behave({ kind: 'silent' });
    say('is anyone there?');
    const other = client();
    other.say('hello');
    await new Promise((resolve) => setImmediate(resolve));
    expect([heard, other.heard]).toEqual([
      { text: 'hello', isCut: false },
      { text: '', isCut: false },
    ]);
    proxy.behave({ kind: 'honest' });
    await eventually(() => expect([heard.isCut, other.heard.isCut]).toEqual([true, true]));
  });

  it('lets no one in while it refuses', async () => {
    proxy.behave({ kind: 'refusing' });
    const { say, heard } = client();
    say('hello');
    await eventually(() => expect(heard).toEqual({ text: '', isCut: true }));
  });

  it('hands on late', async () => {
    proxy.behave({ kind: 'late', ms: 30 });
    const { say, heard } = client();
    const since = performance.now();
    say('hello');
    await eventually(() => expect(heard.text).toBe('hello'), { everyMs: 1 });
    expect(performance.now() - since).toBeGreaterThan(55);
  });
});
