import { useCallback, useRef } from 'react';
import type { WriteMethod } from './fetch-json.ts';
import { ApiError, newKey, sendJson } from './fetch-json.ts';

/**
 * Sends a write of one form, and returns the server's answer. `onKey` receives its key; `keyBefore` is the key of the
 * same request before the page was reloaded.
 */
export type Send = <Answer>(
  method: WriteMethod,
  path: string,
  body?: unknown,
  onKey?: (key: string) => void,
  keyBefore?: string,
) => Promise<Answer>;

/**
 * The writes of one form. If the outcome of a try is unknown (no answer, or the server failed), the same content is
 * sent again under the same key, so that it is never done twice (D-108).
 */
export const useSend = (): Send => {
  const open = useRef<{ readonly wish: string; readonly key: string }>(undefined);
  return useCallback(
    async <Answer>(
      method: WriteMethod,
      path: string,
      body: unknown = {},
      onKey?: (key: string) => void,
      keyBefore?: string,
    ): Promise<Answer> => {
      const wish = JSON.stringify([method, path, body]);
      const { key } = open.current?.wish === wish ? open.current : { key: keyBefore ?? newKey() };
      open.current = { wish, key };
      onKey?.(key);
      try {
        const answer = await sendJson<Answer>(method, path, body, key);
        open.current = undefined;
        return answer;
      } catch (error) {
        if (isRefusal(error)) open.current = undefined;
        throw error;
      }
    },
    [],
  );
};

/** A definitive refusal: the next try is a new request, even with the same content. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
