import { describe, expect, it } from 'vitest';
import { namesListener } from './listens-at.ts';

const LIST = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 030C1F7F:0BBE 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 7340 1 0000 100 0 0 10 0
  11: 040C1F7F:0BBF 010C1F7F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 7341 1 0000 20 4 30 10 -1
`;

describe('a list of connections', () => {
  it('names an address at which something listens', () => {
    expect(namesListener(LIST, '127.31.12.3')).toBe(true);
  });

  it.each(['127.31.12.4', '127.31.12.1', '3.12.31.127', '127.31.12.30'])('names no listener at %s', (address) => {
    expect(namesListener(LIST, address)).toBe(false);
  });
});
