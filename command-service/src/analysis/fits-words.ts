import type pg from 'pg';

/** Matches like the list of open seats: any shared English word stem is enough. */
const FITS = {
  name: 'personas fit words',
  text: `
  select exists (
    select from unnest($2::text[]) as word, lateral plainto_tsquery('english', word) as query
    where numnode(query) > 0 and json_to_tsvector('english', $1::json, '["string"]') @@ query
  ) as fits`,
};

/** Whether any of the words occurs in the personas (JSON). */
export const createFitsWords =
  ({ pool }: { readonly pool: Pick<pg.Pool, 'query'> }) =>
  async (personas: string, words: readonly string[]): Promise<boolean> => {
    const { rows } = await pool.query<{ fits: boolean }>({ ...FITS, values: [personas, words] });
    return rows[0]?.fits ?? false;
  };
