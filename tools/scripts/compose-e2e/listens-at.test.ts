import { describe, expect, it } from 'vitest';
import { namesListener } from './listens-at.ts';

const LIST = `  sl  local_address rem_address   st
   0: 030C1F7F:0BBE 00000000:0000 0A 00000000:00000000
  11: 040C1F7F:0BBF 010C1F7F:9C40 01 00000000:00000000
`;

describe('a list of connections', () => {
  it('names an address at which something listens', () => {
    expect(namesListener(LIST, '127.31.12.3')).toBe(true);
  });

  it.each(['127.31.12.4', '127.31.12.1', '3.12.31.127', '127.31.12.30'])('names no listener at %s', (address) => {
    expect(namesListener(LIST, address)).toBe(false);
  });
});
