import { readFile } from 'node:fs/promises';

/** The number of the state LISTEN, as Linux lists connections. */
const LISTEN = '0A';

/** Whether a list of connections in the format of /proc/net/tcp contains a listener at an IPv4 address. */
export const namesListener = (list: string, address: string): boolean => {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  const local = bytes.toReversed().join('').toUpperCase();
  return new RegExp(`^ *\\d+: ${local}:[0-9A-F]{4} [0-9A-F:]+ ${LISTEN} `, 'm').test(list);
};

/** Whether a process of this machine listens at an IPv4 address. */
export const listensAt = async (address: string): Promise<boolean> =>
  namesListener(await readFile('/proc/net/tcp', 'utf8'), address);
