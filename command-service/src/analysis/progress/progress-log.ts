import { createHash } from 'node:crypto';
import { analysisStep, type AnalysisStep } from '@twofold/contracts/analysis/api';
import type pg from 'pg';

/** An analysis as a browser follows it: the key of its request, and the device that sent it. */
export type Followed = { readonly key: string; readonly device: string };

/** Stores the progress of analyses for all instances of the service. */
export interface ProgressLog {
  /** Stores and announces a step of the analysis. Does nothing once the request was deleted. */
  note(followed: Followed, step: AnalysisStep): Promise<void>;
  /**
   * The last step; `undefined` if this device sent no such key. `failed` if no process runs the analysis anymore.
   */
  find(followed: Followed): Promise<AnalysisStep | undefined>;
  /** Tells the instance that runs the analysis to stop. Answers false if it has ended, or this device sent no such key. */
  cancel(followed: Followed): Promise<boolean>;
  isCancelled(followed: Followed): Promise<boolean>;
}

/** The channel on which steps are announced; the payload is the topic of the analysis. */
export const PROGRESS_CHANNEL = 'analysis_progress';

/** Contains a hash of the device, so that other devices cannot listen even if they know the key. */
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

const CANCEL = `
with cancelled as (
  update write_side.analysis_progress set cancelled = true
  where key = $1 and device_hash = $2 and step not in ('done', 'failed')
  returning key
)
select pg_notify('${PROGRESS_CHANNEL}', $3) from cancelled`;

const IS_CANCELLED = `
select from write_side.analysis_progress where key = $1 and device_hash = $2 and cancelled`;

/** Stores progress in `write_side.analysis_progress`. */
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
  cancel: async (followed) => {
    const values = [followed.key, hashOf(followed.device), topicOf(followed)];
    const { rowCount } = await pool.query({ name: 'cancel-analysis', text: CANCEL, values });
    return rowCount === 1;
  },
  isCancelled: async ({ key, device }) => {
    const { rowCount } = await pool.query({
      name: 'is-analysis-cancelled',
      text: IS_CANCELLED,
      values: [key, hashOf(device)],
    });
    return rowCount === 1;
  },
});

const hashOf = (device: string): string => createHash('sha256').update(device).digest('hex');
