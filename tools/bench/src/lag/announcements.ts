import type { Bench } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';

type Announcement = { readonly payload: string; readonly at: number };

/** Everything that was announced on a channel, with the time at which it was heard. */
export interface Announcements {
  /** The position of the next announcement. */
  next(): number;
  /** When the first one was heard, from a place on, that `isIt` recognizes; waits for it if need be. */
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
