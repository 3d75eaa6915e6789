import { describe, expect, it } from 'vitest';
import { commandsFor } from './commands.ts';

const ID = '7d0c1d9e-5a4b-4f0a-9f3e-000000000401';
const streams = ['order-9', 'order-10', 'credits-27'];
const shown = (text: string) =>
  commandsFor(text, streams).map((command) => [command.name, 'to' in command ? command.to : command.email]);

describe('the command palette', () => {
  it('begins with the pages', () => {
    expect(shown('').map(([name]) => name)).toEqual(expect.arrayContaining(['Dashboard', 'Log', 'People', 'Exports']));
    expect(shown('')).toHaveLength(12);
  });

  it('finds a page by a part of its name', () => {
    expect(shown('MACH')[0]).toEqual(['Time machine', '/admin/time-machine']);
    expect(shown('access')[0]).toEqual(['Access log', '/admin/log?type=AuditLooked']);
  });

  it('takes a number for a person, an order, an app, a review and a ledger', () => {
    expect(shown('17').slice(0, 5)).toEqual([
      ['Person 17', '/admin/people/17'],
      ['Order 17', '/admin/streams/order-17'],
      ['App 17', '/admin/streams/product-17'],
      ['Review 17', '/admin/streams/review-17'],
      ['Credits 17', '/admin/streams/credits-17'],
    ]);
  });

  it.each([
    ['order 9', ['Order 9', '/admin/streams/order-9']],
    ['Person #17', ['Person 17', '/admin/people/17']],
    ['user-17', ['Person 17', '/admin/people/17']],
    ['product 7', ['App 7', '/admin/streams/product-7']],
    ['email-abc', ['email-abc', '/admin/streams/email-abc']],
  ])('finds what %s names', (text, first) => expect(shown(text)[0]).toEqual(first));

  it('takes a UUID for an event or a request', () => {
    expect(shown(ID.toUpperCase()).map(([, to]) => to)).toEqual([
      `/admin/events/${ID}`,
      `/admin/traces/${ID}`,
      `/admin/log?text=${ID.toUpperCase()}`,
    ]);
  });

  it('finds known streams, and searches the log for any other text', () => {
    expect(shown('order')).toEqual([
      ['order-9', '/admin/streams/order-9'],
      ['order-10', '/admin/streams/order-10'],
      ['“order”', '/admin/log?text=order'],
    ]);
  });

  it('puts an email address into no URL', () => {
    expect(commandsFor(' ada@example.com ', streams)).toEqual([
      { name: 'ada@example.com', kind: 'Person with this email', email: 'ada@example.com' },
    ]);
  });
});
