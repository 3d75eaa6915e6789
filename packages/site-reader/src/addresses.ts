import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  CLOUD_INTERNAL_IPV4,
  SPECIAL_IPV4,
  SPECIAL_IPV6,
  type SpecialPurposeBlock,
} from './special-purpose-addresses.ts';

/** An address in network order: 4 or 16 bytes. */
export type AddressBytes = Uint8Array;

interface Prefix {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

/**
 * The bytes of an address as written by `URL.hostname` (without brackets), a resolver or a socket; undefined if it is
 * invalid. A zone (`%eth0`) is dropped: it never makes an address public.
 */
export const addressBytes = (text: string): AddressBytes | undefined =>
  isIP(text) === 0 ? undefined : Uint8Array.from(ipaddr.parse(text).toByteArray());

const prefix = (cidr: string): Prefix => {
  const [address = '', bits = ''] = cidr.split('/');
  const bytes = addressBytes(address);
  if (!bytes) throw new Error(`Not a block of addresses: ${cidr}`);
  return { bytes, bits: Number(bits) };
};

const isIn = (address: AddressBytes, { bytes, bits }: Prefix): boolean => {
  if (address.length !== bytes.length) return false;
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (address[i] !== bytes[i]) return false;
  const mask = 0xff00 >> (bits & 7);
  return (bits & 7) === 0 || (((address[whole] ?? 0) ^ (bytes[whole] ?? 0)) & mask & 0xff) === 0;
};

const table = (rows: readonly SpecialPurposeBlock[]) => rows.map((row) => ({ ...prefix(row.block), row }));
const ipv4Table = table([...SPECIAL_IPV4, ...CLOUD_INTERNAL_IPV4]);
const ipv6Table = table(SPECIAL_IPV6);
const globalUnicast = prefix('2000::/3');

/** IPv6 forms of IPv4 addresses: packets to them arrive at the IPv4 address in their last 4 bytes. */
const ipv4Equivalents = [prefix('::ffff:0:0/96'), prefix('64:ff9b::/96')];

const isIsatap = (address: AddressBytes): boolean =>
  (address[8] === 0 || address[8] === 2) && address[9] === 0 && address[10] === 0x5e && address[11] === 0xfe;

const rowOf = (address: AddressBytes, rows: typeof ipv4Table): string | undefined => {
  const found = rows.find((entry) => isIn(address, entry))?.row;
  return found && `${found.name} (${found.block}, ${found.source})`;
};

/**
 * Why an address is not on the public internet (D-41); undefined if it is. Default deny: only global unicast passes, and
 * an address with an embedded IPv4 address passes only if the IPv4 address does. Two forms cannot be recognized by their
 * bytes: a network's own NAT64 prefix, and a public address that a router sends inwards.
 */
export const whyNotPublic = (address: AddressBytes): string | undefined => {
  if (address.length === 4) return rowOf(address, ipv4Table);
  if (address.length !== 16) return 'not an address';
  if (ipv4Equivalents.some((block) => isIn(address, block))) return rowOf(address.subarray(12), ipv4Table);
  const special = rowOf(address, ipv6Table);
  if (special) return special;
  if (!isIn(address, globalUnicast)) return 'outside global unicast (2000::/3)';
  return isIsatap(address) ? rowOf(address.subarray(12), ipv4Table) : undefined;
};

/** Whether two addresses are the same; an IPv4-mapped address equals its IPv4 address. */
export const isSameAddress = (one: AddressBytes, other: AddressBytes): boolean => {
  const plain = (address: AddressBytes) =>
    ipv4Equivalents[0] && isIn(address, ipv4Equivalents[0]) ? address.subarray(12) : address;
  return Buffer.compare(plain(one), plain(other)) === 0;
};
