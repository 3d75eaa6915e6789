import { describe, expect, it } from 'vitest';
import { incompatibilities, type ReleaseTables } from './release-tables.ts';

const release: ReleaseTables = {
  columns: { 'write_side.things.id': 'bigint required', 'write_side.things.note': 'text' },
  constraints: { 'write_side.things': ['CHECK ((id > 0))'] },
  rights: ['twofold_command insert write_side.things'],
  functions: ['event_log.append(text) returns text'],
};

describe('what services of a release stumble over in later tables', () => {
  it('is nothing, where they only grew, or demand and refuse less', () => {
    const now: ReleaseTables = {
      columns: {
        ...release.columns,
        'write_side.things.id': 'bigint',
        'write_side.things.more': 'text',
        'write_side.others.id': 'bigint required',
      },
      constraints: { 'write_side.others': ['CHECK ((id > 0))'] },
      rights: [...release.rights, 'twofold_command delete write_side.things'],
      functions: [...release.functions, 'event_log.more() returns text'],
    };
    expect(incompatibilities(release, now)).toEqual([]);
  });

  it.each<[string, Partial<ReleaseTables>]>([
    ['write_side.things.note is gone', { columns: { 'write_side.things.id': 'bigint required' } }],
    [
      'write_side.things.note is bigint and was text',
      { columns: { ...release.columns, 'write_side.things.note': 'bigint' } },
    ],
    [
      'write_side.things.note is text required and was text',
      { columns: { ...release.columns, 'write_side.things.note': 'text required' } },
    ],
    [
      'write_side.things.more is new and required',
      { columns: { ...release.columns, 'write_side.things.more': 'text required' } },
    ],
    [
      'write_side.things refuses more: UNIQUE (note)',
      { constraints: { 'write_side.things': ['CHECK ((id > 0))', 'UNIQUE (note)'] } },
    ],
    ['no role may any more: twofold_command insert write_side.things', { rights: [] }],
    ['event_log.append(text) returns text is gone', { functions: [] }],
  ])('is that %s', (missed, changes) => {
    expect(incompatibilities(release, { ...release, ...changes })).toEqual([missed]);
  });
});
