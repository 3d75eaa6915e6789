import type { ReactNode } from 'react';
import { isMissing } from '../api.ts';
import { EmptyNote } from './empty-note.tsx';
import { ReadFailed } from './read-failed.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

type FetchedProps<Content> = {
  /** The result of `useSWR`. */
  readonly read: {
    readonly data: Content | undefined;
    readonly error: Error | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  /** The object of the messages, as in "Failed to load the stream". */
  readonly what: string;
  /** The text for a 404, if there can be one. */
  readonly missing?: string;
  readonly children: (content: Content) => ReactNode;
};

/** Fetched content, or its loading, error or missing state. */
export function Fetched<Content>({ read, what, missing, children }: FetchedProps<Content>) {
  const { data, error, mutate } = read;
  if (data !== undefined) return children(data);
  if (error === undefined) return <PanelSkeleton label={`Loading the ${what}`} />;
  if (missing !== undefined && isMissing(error)) return <EmptyNote>{missing}</EmptyNote>;
  return <ReadFailed error={error} text={`Failed to load the ${what}`} onRetry={() => void mutate()} />;
}
