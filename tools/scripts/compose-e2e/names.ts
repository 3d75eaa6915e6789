import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const ANSWER = 0x8180;
const NO_SUCH_NAME = 0x8183;
const ADDRESS_RECORD = [0x00, 0x01, 0x00, 0x01];
const TTL_SECONDS = 1;

export type NameServer = { readonly port: number; readonly close: () => void };

/**
 * A name server that knows what Docker's own knows: the addresses of the containers of a service that run at the moment.
 * It answers questions for IPv4 addresses, all of them, in the order that `addressesOf` gives.
 */
export const startNameServer = async (addressesOf: (name: string) => readonly string[]): Promise<NameServer> => {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, addressesOf), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
};

const answerTo = (message: Buffer, addressesOf: (name: string) => readonly string[]): Buffer => {
  const { name, end } = nameIn(message);
  const addresses = addressesOf(name);
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(addresses.length > 0 ? ANSWER : NO_SUCH_NAME, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => recordOf(address));
  return Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...records]);
};

/** The name that is asked for, and where the question ends. */
const nameIn = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 + ADDRESS_RECORD.length };
};

/** A record of the name that stands in the question. */
const recordOf = (address: string): Buffer => {
  const ttl = Buffer.alloc(4);
  ttl.writeUInt32BE(TTL_SECONDS);
  const bytes = address.split('.').map(Number);
  return Buffer.concat([Buffer.from([0xc0, HEADER_BYTES, ...ADDRESS_RECORD]), ttl, Buffer.from([0, 4, ...bytes])]);
};
