import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;

/**
 * A name server that knows what Docker's own knows: the addresses of the containers of a service that run at the moment.
 * It answers questions for IPv4 addresses.
 */
export const startNameServer = async (
  addressesOf: (name: string) => readonly string[],
): Promise<{ readonly port: number; readonly close: () => void }> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, addressesOf), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
};

const answerTo = (query: Buffer, addressesOf: (name: string) => readonly string[]): Buffer => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const addresses = addressesOf(labels.join('.').toLowerCase());
  // An answer without a fault, or that there is no such name; then how many questions and answers there are.
  const counts = `0001${addresses.length.toString(16).padStart(4, '0')}00000000`;
  const header = Buffer.from(`${addresses.length > 0 ? '8180' : '8183'}${counts}`, 'hex');
  // The name of the question by its place, type A, class IN, valid for a second, and the four bytes of the address.
  const records = addresses.flatMap((each) => [
    Buffer.from('c00c00010001000000010004', 'hex'),
    Buffer.from(each.split('.').map(Number)),
  ]);
  // The name ends with an empty label; its type and its class take four bytes.
  return Buffer.concat([query.subarray(0, 2), header, query.subarray(HEADER_BYTES, at + 5), ...records]);
};
