/** A row of a registry: a block of addresses without public web sites. */
export interface SpecialPurposeBlock {
  /** CIDR notation. */
  readonly block: string;
  readonly name: string;
  readonly source: string;
}

/*
 * The rows of the IANA registries, transcribed by hand; `addresses.ts` decides by this table.
 *
 * - IPv4 Special-Purpose Address Registry, last updated 2025-10-09
 * - IPv6 Special-Purpose Address Registry, last updated 2025-10-09
 * - IPv4 Multicast Address Space (RFC 5771), IPv6 Multicast Address Space (RFC 4291): the whole spaces
 * - IPv6 Address Space, rows of deprecated blocks: site-local (RFC 3879), IPv4-compatible (RFC 4291)
 *
 * Blocks that the registries call globally reachable (AS112, AMT, the anycast addresses…) are included, because they
 * have no web sites. IPv4-mapped addresses and the well-known NAT64 prefix have no row: they are another way to write an
 * IPv4 address, which is checked instead.
 */

export const SPECIAL_IPV4: readonly SpecialPurposeBlock[] = [
  { block: '0.0.0.0/8', name: 'This network', source: 'RFC 791' },
  { block: '0.0.0.0/32', name: 'This host on this network', source: 'RFC 1122' },
  { block: '10.0.0.0/8', name: 'Private-Use', source: 'RFC 1918' },
  { block: '100.64.0.0/10', name: 'Shared Address Space', source: 'RFC 6598' },
  { block: '127.0.0.0/8', name: 'Loopback', source: 'RFC 1122' },
  { block: '169.254.0.0/16', name: 'Link Local', source: 'RFC 3927' },
  { block: '172.16.0.0/12', name: 'Private-Use', source: 'RFC 1918' },
  { block: '192.0.0.0/24', name: 'IETF Protocol Assignments', source: 'RFC 6890' },
  { block: '192.0.0.0/29', name: 'IPv4 Service Continuity Prefix', source: 'RFC 7335' },
  { block: '192.0.0.8/32', name: 'IPv4 dummy address', source: 'RFC 7600' },
  { block: '192.0.0.9/32', name: 'Port Control Protocol Anycast', source: 'RFC 7723' },
  { block: '192.0.0.10/32', name: 'Traversal Using Relays around NAT Anycast', source: 'RFC 8155' },
  { block: '192.0.0.170/32', name: 'NAT64/DNS64 Discovery', source: 'RFC 8880' },
  { block: '192.0.0.171/32', name: 'NAT64/DNS64 Discovery', source: 'RFC 8880' },
  { block: '192.0.2.0/24', name: 'Documentation (TEST-NET-1)', source: 'RFC 5737' },
  { block: '192.31.196.0/24', name: 'AS112-v4', source: 'RFC 7535' },
  { block: '192.52.193.0/24', name: 'AMT', source: 'RFC 7450' },
  { block: '192.88.99.0/24', name: 'Deprecated (6to4 Relay Anycast)', source: 'RFC 7526' },
  { block: '192.88.99.2/32', name: '6a44-relay anycast address', source: 'RFC 6751' },
  { block: '192.168.0.0/16', name: 'Private-Use', source: 'RFC 1918' },
  { block: '192.175.48.0/24', name: 'Direct Delegation AS112 Service', source: 'RFC 7534' },
  { block: '198.18.0.0/15', name: 'Benchmarking', source: 'RFC 2544' },
  { block: '198.51.100.0/24', name: 'Documentation (TEST-NET-2)', source: 'RFC 5737' },
  { block: '203.0.113.0/24', name: 'Documentation (TEST-NET-3)', source: 'RFC 5737' },
  { block: '224.0.0.0/4', name: 'Multicast', source: 'RFC 5771' },
  { block: '240.0.0.0/4', name: 'Reserved', source: 'RFC 1112' },
  { block: '255.255.255.255/32', name: 'Limited Broadcast', source: 'RFC 8190' },
];

export const SPECIAL_IPV6: readonly SpecialPurposeBlock[] = [
  { block: '::/128', name: 'Unspecified Address', source: 'RFC 4291' },
  { block: '::1/128', name: 'Loopback Address', source: 'RFC 4291' },
  { block: '::/96', name: 'IPv4-compatible (deprecated)', source: 'RFC 4291' },
  { block: '64:ff9b:1::/48', name: 'IPv4-IPv6 Translation, local use', source: 'RFC 8215' },
  { block: '100::/64', name: 'Discard-Only Address Block', source: 'RFC 6666' },
  { block: '100:0:0:1::/64', name: 'Dummy IPv6 Prefix', source: 'RFC 9780' },
  { block: '2001::/23', name: 'IETF Protocol Assignments', source: 'RFC 2928' },
  { block: '2001::/32', name: 'Teredo', source: 'RFC 4380' },
  { block: '2001:1::1/128', name: 'Port Control Protocol Anycast', source: 'RFC 7723' },
  { block: '2001:1::2/128', name: 'Traversal Using Relays around NAT Anycast', source: 'RFC 8155' },
  { block: '2001:1::3/128', name: 'DNS-SD Service Registration Protocol Anycast', source: 'RFC 9665' },
  { block: '2001:2::/48', name: 'Benchmarking', source: 'RFC 5180' },
  { block: '2001:3::/32', name: 'AMT', source: 'RFC 7450' },
  { block: '2001:4:112::/48', name: 'AS112-v6', source: 'RFC 7535' },
  { block: '2001:10::/28', name: 'Deprecated (previously ORCHID)', source: 'RFC 4843' },
  { block: '2001:20::/28', name: 'ORCHIDv2', source: 'RFC 7343' },
  { block: '2001:30::/28', name: 'Drone Remote ID Protocol Entity Tags', source: 'RFC 9374' },
  { block: '2001:db8::/32', name: 'Documentation', source: 'RFC 3849' },
  { block: '2002::/16', name: '6to4', source: 'RFC 3056' },
  { block: '2620:4f:8000::/48', name: 'Direct Delegation AS112 Service', source: 'RFC 7534' },
  { block: '3fff::/20', name: 'Documentation', source: 'RFC 9637' },
  { block: '5f00::/16', name: 'Segment Routing (SRv6) SIDs', source: 'RFC 9602' },
  { block: 'fc00::/7', name: 'Unique-Local', source: 'RFC 4193' },
  { block: 'fe80::/10', name: 'Link-Local Unicast', source: 'RFC 4291' },
  { block: 'fec0::/10', name: 'Site-Local (deprecated)', source: 'RFC 3879' },
  { block: 'ff00::/8', name: 'Multicast', source: 'RFC 4291' },
];

/**
 * Addresses that look public but lead to the provider's own services inside a cloud. No web site has them, so they are
 * refused everywhere.
 */
export const CLOUD_INTERNAL_IPV4: readonly SpecialPurposeBlock[] = [
  {
    block: '168.63.129.16/32',
    name: 'Azure host services',
    source: 'Microsoft Learn, "What is IP address 168.63.129.16?"',
  },
  { block: '161.26.0.0/16', name: 'IBM Cloud private services', source: 'IBM Cloud Docs, "IBM Cloud IP ranges"' },
  { block: '166.8.0.0/14', name: 'IBM Cloud private endpoints', source: 'IBM Cloud Docs, "IBM Cloud IP ranges"' },
];
