import { isIPv4 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressBytes, isSameAddress, whyNotPublic } from './addresses.ts';
import { CLOUD_INTERNAL_IPV4, SPECIAL_IPV4, SPECIAL_IPV6 } from './special-purpose-addresses.ts';

const reasonFor = (address: string) => whyNotPublic(addressBytes(address)!);

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
const bytesOf = (value: bigint, length: number) =>
  Uint8Array.from({ length }, (_, i) => Number((value >> BigInt(8 * (length - 1 - i))) & 0xffn));

/** The first and the last address of a block, computed independently of the code under test. */
const edgesOf = (block: string) => {
  const [address = '', bits = ''] = block.split('/');
  const length = isIPv4(address) ? 4 : 16;
  const first = numberOf(addressBytes(address)!);
  const size = 1n << BigInt(8 * length - Number(bits));
  return { first: bytesOf(first, length), last: bytesOf(first + size - 1n, length), size, start: first };
};

const specialIpv4 = fc.constantFrom(...SPECIAL_IPV4, ...CLOUD_INTERNAL_IPV4).chain(({ block }) => {
  const { start, size } = edgesOf(block);
  return fc.bigInt(0n, size - 1n).map((offset) => bytesOf(start + offset, 4));
});

const hex = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ipv6 = (digits: string) => digits.match(/.{4}/g)!.join(':');

/** Every way to embed an IPv4 address in an IPv6 address. */
const EMBEDDINGS: Readonly<Record<string, (ipv4: string) => string>> = {
  mapped: (v4) => `${'0'.repeat(20)}ffff${v4}`,
  compatible: (v4) => '0'.repeat(24) + v4,
  translated: (v4) => `${'0'.repeat(16)}ffff0000${v4}`,
  'NAT64, well-known': (v4) => `0064ff9b${'0'.repeat(16)}${v4}`,
  'NAT64, local use': (v4) => `0064ff9b0001${'0'.repeat(12)}${v4}`,
  '6to4': (v4) => `2002${v4}${'0'.repeat(20)}`,
  'Teredo server': (v4) => `20010000${v4}${'0'.repeat(16)}`,
  'Teredo client': (v4) => `20010000${'0'.repeat(16)}${hex(v4.match(/../g)!.map((byte) => 255 - parseInt(byte, 16)))}`,
  ISATAP: (v4) => `20014860${'0'.repeat(8)}00005efe${v4}`,
  'ISATAP, universal': (v4) => `20014860${'0'.repeat(8)}02005efe${v4}`,
};

describe('checking an address', () => {
  it.each(SPECIAL_IPV4.concat(SPECIAL_IPV6, CLOUD_INTERNAL_IPV4))(
    'refuses both ends of $block ($name)',
    ({ block }) => {
      expect(whyNotPublic(edgesOf(block).first)).toBeDefined();
      expect(whyNotPublic(edgesOf(block).last)).toBeDefined();
    },
  );

  it.each(
    [
      '1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0',
      '172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 203.0.112.255',
      '168.63.129.15 168.63.129.17 161.25.255.255 161.27.0.0 166.7.255.255 166.12.0.0 203.0.114.0 223.255.255.255 8.8.8.8 2001:200::1 2001:4860:4860::8888 2606:4700::1111 2a00:1450::1 2003::1',
      '3ffe::1 3fff:1000::1 ::ffff:8.8.8.8 64:ff9b::808:808 2001:4860::5efe:808:808',
    ].flatMap((line) => line.split(' ')),
  )('lets %s pass, next to what it refuses', (address) => {
    expect(reasonFor(address)).toBeUndefined();
  });

  it.each(Object.entries(EMBEDDINGS))('refuses every special IPv4 address in its form "%s"', (_name, embed) => {
    fc.assert(
      fc.property(specialIpv4, (bytes) => reasonFor(ipv6(embed(hex(bytes)))) !== undefined),
      { numRuns: 500 },
    );
  });

  it('refuses all IPv6 outside 2000::/3, except embedded public IPv4 addresses', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        fc.pre((bytes[0]! & 0xe0) !== 0x20 && hex(bytes.subarray(0, 8)) !== '0064ff9b00000000');
        return whyNotPublic(bytes) !== undefined;
      }),
    );
  });

  it('refuses an address with neither 4 nor 16 bytes', () => {
    expect(whyNotPublic(Uint8Array.of(8, 8, 8))).toBeDefined();
  });

  it('parses an address without its zone, and no names or short forms', () => {
    expect(addressBytes('fe80::1%eth0')).toEqual(addressBytes('fe80::1'));
    for (const text of ['localhost', '127.1', '0x7f.0.0.1', '[::1]', '', '1.2.3.4.5'])
      expect(addressBytes(text)).toBeUndefined();
  });

  it('treats an address and its mapped form as the same', () => {
    expect(isSameAddress(addressBytes('8.8.8.8')!, addressBytes('::ffff:8.8.8.8')!)).toBe(true);
    expect(isSameAddress(addressBytes('8.8.8.8')!, addressBytes('8.8.4.4')!)).toBe(false);
    expect(isSameAddress(addressBytes('8.8.8.8')!, addressBytes('64:ff9b::808:808')!)).toBe(false);
  });
});
