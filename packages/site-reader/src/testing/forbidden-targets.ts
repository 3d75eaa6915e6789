import type { Answers } from './recording-network.ts';

/** A URL to a forbidden address, with the DNS answers for its name. */
export interface ForbiddenTarget {
  readonly name: string;
  readonly url: string;
  readonly answers?: Answers;
}

const literal = (name: string, hosts: string): ForbiddenTarget[] =>
  hosts.split(' ').map((host) => ({ name: `${name}, written ${JSON.stringify(host)}`, url: `http://${host}/` }));

const resolving = (name: string, ...addresses: readonly string[]): ForbiddenTarget => ({
  name: `${name}, as a name's answer ${addresses.join(' and ')}`,
  url: 'http://shop.example/',
  answers: { 'shop.example': addresses },
});

/** Every kind of special address, in spellings that have fooled guards. */
export const FORBIDDEN_TARGETS: readonly ForbiddenTarget[] = [
  ...literal(
    'loopback',
    '127.0.0.1 127.1 127.0.1 127.255.255.254 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001',
  ),
  ...literal(
    'loopback',
    '127.0.0.1. ①②⑦.⓪.⓪.① １２７.０.０.１ %31%32%37.0.0.1 127。0。0。1 127.0.0\u00ad.1 0X7F.0.0.1',
  ),
  ...literal('loopback', '[::1] [0:0:0:0:0:0:0:1] [0000::0001] [::ffff:127.0.0.1] [::ffff:7f00:1] [::FFFF:7F00:0001]'),
  ...literal('loopback', '[::127.0.0.1] [::7f00:1] [64:ff9b::127.0.0.1] [64:ff9b:1::7f00:1] [2002:7f00:1::]'),
  ...literal('loopback', '[::ffff:0:127.0.0.1] [2001:0:7f00:1::] [2001:0:53aa:64c:0:0:80ff:fffe]'),
  ...literal('loopback', '[2001:4860::5efe:7f00:1] [2001:4860::200:5efe:127.0.0.1]'),
  ...literal('this host', '0 0.0.0.0 0x0 00 0.1 [::] [::ffff:0.0.0.0] [64:ff9b::]'),
  ...literal('metadata', '169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518'),
  ...literal('metadata', '[::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [fd00:ec2::254] [64:ff9b::a9fe:a9fe]'),
  ...literal('metadata that looks public', '168.63.129.16 2822734096 [::ffff:168.63.129.16] 161.26.0.6 166.8.0.1'),
  ...literal('metadata', '100.100.100.200 192.0.0.192 [2002:a9fe:a9fe::1] [::169.254.169.254]'),
  ...literal('private', '10.0.0.1 10.1 012.0.0.1 0xa000001 172.16.0.1 172.31.255.255 192.168.0.1 3232235521'),
  ...literal('private', '[::ffff:10.0.0.1] [::ffff:c0a8:1] [fc00::1] [fdff::1]'),
  ...literal('shared', '100.64.0.1 100.127.255.255 [::ffff:100.64.0.1]'),
  ...literal('protocol', '192.0.0.1 192.0.0.170 192.31.196.1 192.52.193.1 192.175.48.1 192.88.99.1'),
  ...literal('documentation', '192.0.2.1 198.51.100.1 203.0.113.1 [2001:db8::1] [3fff::1] [3fff:fff::1]'),
  ...literal('benchmarking', '198.18.0.1 198.19.255.255 [2001:2::1]'),
  ...literal('multicast', '224.0.0.1 239.255.255.255 [ff02::1] [ff0e::1]'),
  ...literal('reserved', '240.0.0.1 255.255.255.255 [100::1] [100:0:0:1::1] [5f00::1] [4000::1] [1::1]'),
  ...literal('link-local', '169.254.0.1 [fe80::1] [febf::1] [fec0::1]'),
  ...literal('identifiers', '[2001:10::1] [2001:20::1] [2001:30::1] [2001:1::1] [2001:3::1] [2001:4:112::1]'),
  ...literal('identifiers', '[2620:4f:8000::1] [2001:1ff::1]'),
  resolving('loopback', '127.0.0.1'),
  resolving('loopback', '::1'),
  resolving('mapped loopback', '::ffff:127.0.0.1'),
  resolving('metadata', '169.254.169.254'),
  resolving('metadata that looks public', '168.63.129.16'),
  resolving('private after public', '93.184.216.34', '10.0.0.1'),
  resolving('private before public', '10.0.0.1', '93.184.216.34'),
  resolving('private IPv6 after public IPv4', '93.184.216.34', 'fd12::1'),
  resolving('link-local with its zone', 'fe80::1%eth0'),
  resolving('one among many', ...Array.from({ length: 20 }, (_, i) => `93.184.216.${i + 1}`), '192.168.1.1'),
  resolving('NAT64 of a private address', '64:ff9b::c0a8:101'),
  resolving('something that is no address', 'localhost'),
  { name: 'a name of this machine', url: 'http://localhost/', answers: { localhost: ['127.0.0.1', '::1'] } },
  { name: 'a name with a dot at its end', url: 'http://localhost./', answers: { 'localhost.': ['127.0.0.1'] } },
  { name: 'a name with a soft hyphen', url: 'http://local\u00adhost/', answers: { localhost: ['127.0.0.1'] } },
  { name: 'a name in full width', url: 'http://ｌｏｃａｌｈｏｓｔ/', answers: { localhost: ['127.0.0.1'] } },
  {
    name: 'a public name of an inner address',
    url: 'https://127.0.0.1.nip.example/',
    answers: { '127.0.0.1.nip.example': ['127.0.0.1'] },
  },
  { name: 'credentials that look like a host', url: 'http://public.example@127.0.0.1/' },
  { name: 'a backslash', url: 'http:\\\\127.0.0.1\\' },
  { name: 'tabs and line ends in the host', url: 'http://127.\t0.0\r\n.1/' },
];
