import { describe, expect, it } from 'vitest';
import { publicData } from './public-data.ts';

/** Answers every statement with these rows. */
const reading = (...rows: object[]) =>
  publicData({
    query: () => Promise.resolve({ rows, rowCount: rows.length, command: '', oid: 0, fields: [] }) as never,
  });

const app = (id: number, openSeats = 0) => ({ id, summary: JSON.stringify({ id }), open_seats: String(openSeats) });

describe('what pages are drawn from', () => {
  it('is the text of a report', async () => {
    const { report } = reading({ document: '{"id":1}', url: 'https://a.example', public_url: 'https://a.example' });
    expect(await report(1)).toBe('{"id":1}');
  });

  it('is no report that is not for everybody', async () => {
    expect(await reading().report(1)).toBeUndefined();
  });

  it('D-64: is the first six apps, those with open seats before all others', async () => {
    const { firstApps } = reading(...[9, 8, 7, 6, 5, 4].map((id) => app(id)), app(3, 2), app(2));
    const apps = JSON.parse((await firstApps()) ?? '[]') as { id: number }[];
    expect(apps.map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5]);
  });

  it('is nothing of Discover while there are no apps', async () => {
    expect(await reading().firstApps()).toBeUndefined();
  });
});
