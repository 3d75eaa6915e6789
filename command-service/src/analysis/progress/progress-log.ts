import { createHash } from 'node:crypto';
import { analysisStep, type AnalysisStep } from '@twofold/contracts/analysis/api';
import type pg from 'pg';

/** An analysis as a browser follows it: the key of its request, and the device that sent it. */
export type Followed = { readonly key: string; readonly device: string };

/** Keeps what analyses are doing, for every instance of the service. */
export interface ProgressLog {
  /** Keeps a step of the analysis and announces it. Does nothing once the request is forgotten. */
  note(followed: Followed, step: AnalysisStep): Promise<void>;
  /** The last step; `undefined` where this device has sent no such key. An analysis that nobody runs anymore has failed. */
  find(followed: Followed): Promise<AnalysisStep | undefined>;
}

/** Where steps are announced, each by the topic of its analysis. */
export const PROGRESS_CHANNEL = 'analysis_progress';

/** Other devices hear nothing of it, even where they know the key. */
export const topicOf = ({ key, device }: Followed): string => `${key} ${hashOf(device)}`;

const NOTE = `
with noted as (
  insert into write_side.analysis_progress (key, device_hash, step)
  select key, $2, $3 from write_side.requests where key = $1
  on conflict (key) do update set device_hash = excluded.device_hash, step = excluded.step
  returning key
)
select pg_notify('${PROGRESS_CHANNEL}', $4) from noted`;

const FIND = `
select case when r.status is null and r.leased_until <= clock_timestamp() then 'failed' else p.step end as step
from write_side.analysis_progress p join write_side.requests r using (key)
where p.key = $1 and p.device_hash = $2`;

/** Keeps progress in `write_side.analysis_progress`. */
export const postgresProgressLog = ({ pool }: { readonly pool: pg.Pool }): ProgressLog => ({
  note: async (followed, step) => {
    const values = [followed.key, hashOf(followed.device), step, topicOf(followed)];
    await pool.query({ name: 'note-progress', text: NOTE, values });
  },
  find: async ({ key, device }) => {
    const { rows } = await pool.query<{ step: string }>({
      name: 'find-progress',
      text: FIND,
      values: [key, hashOf(device)],
    });
    return analysisStep.safeParse(rows[0]?.step).data;
  },
});

const hashOf = (device: string): string => createHash('sha256').update(device).digest('hex');
