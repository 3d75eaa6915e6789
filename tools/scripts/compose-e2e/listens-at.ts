import { readFile } from 'node:fs/promises';

/** The number of the state LISTEN, as Linux lists connections. */
const LISTEN = '0A';

/** Whether a list of connections, as Linux has it in /proc/net/tcp, says that something listens at an IPv4 address. */
export const namesListener = (list: string, address: string): boolean => {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  const local = bytes.toReversed().join('').toUpperCase();
  return new RegExp(`^ *\\d+: ${local}:[0-9A-F]{4} [0-9A-F:]+ ${LISTEN} `, 'm').test(list);
};

/** Whether anything on this machine listens at an IPv4 address. */
export const listensAt = async (address: string): Promise<boolean> =>
  namesListener(await readFile('/proc/net/tcp', 'utf8'), address);
