import { expertiseWords } from '@twofold/contracts/feedback/expertise-words';
import type { Pipelines } from '../pipelines.ts';

const EXPERTISE = { name: 'expertise', text: 'select expertise from read_models.users where id = $1' };

/** The words of a user's expertise, which are matched with open seats; none for a visitor. */
export const wordsOf = async (database: Pipelines, userId: number | undefined): Promise<readonly string[]> => {
  if (userId === undefined) return [];
  const { rows } = await database.query<{ expertise: string }>({ ...EXPERTISE, values: [userId] });
  return expertiseWords(rows[0]?.expertise ?? '');
};
