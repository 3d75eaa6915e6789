import type { ReactNode } from 'react';
import { isMissing } from '../api.ts';
import { Nothing } from './nothing.tsx';
import { ReadFailed } from './read-failed.tsx';
import { Reading } from './reading.tsx';

type FetchedProps<Content> = {
  /** What SWR answered. */
  readonly read: {
    readonly data: Content | undefined;
    readonly error: Error | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  /** What is read, as in "Failed to read the stream". */
  readonly what: string;
  /** What stands there where the server knows no such thing; left out where there always is one. */
  readonly missing?: string;
  readonly children: (content: Content) => ReactNode;
};

/** What has been read, or else that it is being read, could not be read, or is not there. */
export function Fetched<Content>({ read, what, missing, children }: FetchedProps<Content>) {
  const { data, error, mutate } = read;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Reading label={`Loading the ${what}`} />;
  if (missing !== undefined && isMissing(error)) return <Nothing>{missing}</Nothing>;
  return <ReadFailed error={error} text={`Failed to load the ${what}`} onRetry={() => void mutate()} />;
}
