import { describe, expect, it } from 'vitest';
import { nameOfStatement } from './name-of-statement.ts';

describe('naming a statement', () => {
  it.each([
    ['insert into write_side.requests (key) values ($1)', 'insert write_side.requests'],
    [
      'with j as (select 1)\n  update graphile_worker."_private_jobs" as jobs set',
      'update graphile_worker._private_jobs',
    ],
    ['select graphile_worker.add_job($1, payload => $2)', 'call graphile_worker.add_job'],
    ['select position from read_models.checkpoints where name = $1', 'select read_models.checkpoints'],
    ['insert into read_models.users_v12 (id) select * from unnest($1)', 'insert read_models.users'],
    ['begin; set local synchronous_commit = off', 'begin'],
    ["notify projector_checkpoint, 'users 7'; commit", 'notify and commit'],
    ['-- why\nselect 1', 'select'],
    ['', 'nothing'],
  ])('calls %j %j', (sql, name) => expect(nameOfStatement(sql)).toBe(name));
});
