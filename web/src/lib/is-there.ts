import { ApiError } from './fetch-json.ts';
import { readWhenCaughtUp } from './late-reads.ts';

/** Whether there is something at an address: its answer has no body, or is a 404. Throws `ApiError` for everything else. */
export const isThere = async (path: string): Promise<boolean> => {
  const response = await readWhenCaughtUp(path);
  if (response.ok) return true;
  if (response.status === 404) return false;
  throw new ApiError(response.status, response.statusText, await response.text());
};
