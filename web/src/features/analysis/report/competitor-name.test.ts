import { describe, expect, it } from 'vitest';
import { splitCompetitor } from './competitor-name.ts';

const LONG = `A user writes${' on and on'.repeat(9)}. And on`;

describe('splitting a competitor into name and rest', () => {
  it.each([
    ['Paper and a whiteboard. Free. Known.', 'Paper and a whiteboard.', ' Free. Known.'],
    ['Till systems: already paid for.', 'Till systems:', ' already paid for.'],
    ['Acme – cheap. And loud.', 'Acme', ' – cheap. And loud.'],
    ['Acme - cheap', 'Acme', ' - cheap'],
    ['Acme—cheap', 'Acme', '—cheap'],
    ['Booking.com: travel', 'Booking.com:', ' travel'],
    ['Square-Space. Sites', 'Square-Space.', ' Sites'],
    ['Notion', 'Notion', ''],
    ['Notion.', 'Notion.', ''],
    [LONG, '', LONG],
  ])('reads %j', (text, name, rest) => {
    expect(splitCompetitor(text)).toEqual({ name, rest });
  });
});
