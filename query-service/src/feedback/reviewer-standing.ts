import type { StandingView } from '@twofold/contracts/feedback/complaints/api';
import type { Pipelines } from '../pipelines.ts';
import { complaintsAbout } from './complaints.ts';

/** A seat that was filled after the claim expired has no `claimed_at`. */
const DELIVERED = {
  name: 'seats that a person has filled',
  text: `select count(*)::integer as delivered, count(claimed_at)::integer as in_time
         from read_models.feedback_seats where user_id = $1 and state = 'filled'`,
};

/** A reviewer's statistics, for the reviewer only. They do not affect which seats are offered. */
export const standingOfReviewer = async (database: Pipelines, userId: number): Promise<StandingView> => {
  const [{ rows }, complaints] = await Promise.all([
    database.query<{ delivered: number; in_time: number }>({ ...DELIVERED, values: [userId] }),
    complaintsAbout(database, userId),
  ]);
  return {
    delivered: rows[0]?.delivered ?? 0,
    inTime: rows[0]?.in_time ?? 0,
    reportsUpheld: complaints.filter(({ state }) => state === 'upheld').length,
    complaints,
  };
};
