import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';

type Announcement = { readonly payload: string; readonly at: number };

/** The notifications on a channel, each with the time at which it arrived. */
export interface Announcements {
  /** The index of the next notification. */
  next(): number;
  /** The time of the first notification from this index on for which `isIt` holds. Waits for it if necessary. */
  heard(from: number, isIt: (payload: string) => boolean): Promise<number>;
}

const HEARD_WITHIN_MS = 30_000;

export const listenTo = async (channel: string, url: string, bench: Pick<Bench, 'closers'>): Promise<Announcements> => {
  const client = await connect(url, bench);
  const announcements: Announcement[] = [];
  const waiting = new Set<(announcement: Announcement) => void>();
  client.on('notification', ({ payload = '' }) => {
    const announcement = { payload, at: performance.now() };
    announcements.push(announcement);
    for (const hear of waiting) hear(announcement);
  });
  await client.query(`listen ${channel}`);

  const heard = (from: number, isIt: (payload: string) => boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      for (let place = from; place < announcements.length; place++) {
        const known = announcements[place];
        if (known !== undefined && isIt(known.payload)) return resolve(known.at);
      }
      const late = setTimeout(() => {
        waiting.delete(hear);
        reject(new Error(`What was waited for on ${channel} was not heard within ${HEARD_WITHIN_MS} ms`));
      }, HEARD_WITHIN_MS);
      const hear = ({ payload, at }: Announcement): void => {
        if (!isIt(payload)) return;
        clearTimeout(late);
        waiting.delete(hear);
        resolve(at);
      };
      waiting.add(hear);
    });
  return { next: () => announcements.length, heard };
};
