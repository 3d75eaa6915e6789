import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;

/**
 * A DNS server that replaces Docker's: it resolves the name of a service to the IPv4 addresses of its running containers.
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
  // Flags (no error, or no such name), then the numbers of questions and answers.
  const counts = `0001${addresses.length.toString(16).padStart(4, '0')}00000000`;
  const header = Buffer.from(`${addresses.length > 0 ? '8180' : '8183'}${counts}`, 'hex');
  // A pointer to the name in the question, type A, class IN, a TTL of one second, and the four bytes of the address.
  const records = addresses.flatMap((each) => [
    Buffer.from('c00c00010001000000010004', 'hex'),
    Buffer.from(each.split('.').map(Number)),
  ]);
  // The name ends with an empty label. Type and class take four bytes.
  return Buffer.concat([query.subarray(0, 2), header, query.subarray(HEADER_BYTES, at + 5), ...records]);
};
