import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network that contains an address. `name` identifies its size. The narrowest has the basic allowance, 1. */
export type AddressTier = { readonly name: string; readonly key: string; readonly allowance: number };
type AddressTiers = readonly [AddressTier, ...AddressTier[]];

/** A subscriber has at least a whole /64, often a /56; a company or an attacker may have a /48. */
const IPV6_SUBSCRIBER_BITS = 64;
const IPV6_NETWORKS = [
  { bits: 56, allowance: 4 },
  { bits: 48, allowance: 16 },
] as const;
const IPV4_NETWORK = { bits: 24, allowance: 8 } as const;

/**
 * The networks of an address, narrowest first, each with its multiple of the basic allowance: an IPv4 address itself and
 * its /24; the /64, /56 and /48 of an IPv6 address. An IPv4 address in IPv6 form counts as the IPv4 address. An invalid
 * address has a single tier.
 */
export const addressTiers = (address: string | undefined): AddressTiers => {
  const text = address ?? '';
  if (isIPv6(text)) {
    const parsed = ipaddr.IPv6.parse(text);
    return parsed.isIPv4MappedAddress() ? ipv4Tiers(parsed.toIPv4Address()) : ipv6Tiers(parsed);
  }
  return ipaddr.IPv4.isValidFourPartDecimal(text)
    ? ipv4Tiers(ipaddr.IPv4.parse(text))
    : [{ name: 'address', key: text, allowance: 1 }];
};

/** The smallest network of one subscriber. */
export const narrowestTier = (address: string | undefined): AddressTier => addressTiers(address)[0];

/** The largest network: even a user with many addresses has few of these. */
export const widestTier = (address: string | undefined): AddressTier => {
  const tiers = addressTiers(address);
  return tiers.at(-1) ?? tiers[0];
};

const ipv4Tiers = (address: ipaddr.IPv4): AddressTiers => {
  const { bits, allowance } = IPV4_NETWORK;
  const [a, b, c] = address.octets;
  return [
    { name: 'address', key: address.toString(), allowance: 1 },
    { name: `address-${bits}`, key: `${a}.${b}.${c}.0/${bits}`, allowance },
  ];
};

const ipv6Tiers = (address: ipaddr.IPv6): AddressTiers => [
  { name: 'address', key: networkOf(address, IPV6_SUBSCRIBER_BITS), allowance: 1 },
  ...IPV6_NETWORKS.map(({ bits, allowance }) => ({
    name: `address-${bits}`,
    key: networkOf(address, bits),
    allowance,
  })),
];

/** The first bits of an address, the rest zero. A zone, which is local to one link, is dropped. */
const networkOf = (address: ipaddr.IPv6, bits: number): string => {
  const parts = address.parts.map((part, index) => {
    const kept = Math.min(16, Math.max(0, bits - 16 * index));
    return part & (0xffff << (16 - kept)) & 0xffff;
  });
  const groups = parts.slice(0, Math.ceil(bits / 16)).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
};
