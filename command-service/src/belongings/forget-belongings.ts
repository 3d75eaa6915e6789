import type pg from 'pg';
import { erasePersonOnUserErased } from '../accounts/erase-person-on-user-erased.reactor.ts';

/**
 * Deletes the rows of users whose erasure is complete: the reactor has processed `UserErased` and neither parked nor
 * skipped it. The erasure mark stays, so that rows added later are deleted next time.
 */
export const forgetBelongingsOfErased = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from write_side.belongings as owned
     using write_side.belongings as erased, write_side.checkpoints as done
     where erased.kind = 'erasure' and owned.owner = erased.owner and owned.kind <> 'erasure'
       and done.name = $1 and done.position >= erased.position
       and not exists (select from write_side.parked_streams where projection = $1 and stream = erased.owner)
       and not exists (select from write_side.skipped_events where projection = $1 and stream = erased.owner)`,
    [erasePersonOnUserErased.name],
  );
};
