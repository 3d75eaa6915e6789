import type { ProductView } from '@twofold/contracts/analysis/api';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getJson } from '../../../lib/fetch-json.ts';
import { isUnknown } from '../apps-api.ts';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;
/** Each pause is longer than the previous one by this factor. Polling ends after about 15 minutes. */
const BACK_OFF = 1.5;
const MAX_POLLS = 35;

/**
 * Polls a report while its site is being measured, at growing intervals, so that results and screenshots appear without
 * a reload (D-123). `path` is the report's cache key. Failures are ignored.
 */
export const useMeasurement = (path: string, product: ProductView | undefined): void => {
  const { mutate } = useSWRConfig();
  const isUnderWay = product?.measurement === 'under-way';

  useEffect(() => {
    if (!isUnderWay) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let polls = 0;
    let hasScreenshots = false;
    let isMounted = true;
    const wait = (): void => {
      const pauseMs = Math.min(FIRST_PAUSE_MS * BACK_OFF ** polls, MAX_PAUSE_MS);
      if (isMounted && polls++ < MAX_POLLS) timer = setTimeout(() => void poll(), pauseMs);
    };
    const poll = async (): Promise<void> => {
      if (document.hidden) return wait();
      try {
        const latest = await getJson<ProductView>(path);
        if (!isMounted) return;
        const isOver = latest.measurement !== 'under-way';
        const areScreenshotsNew = !hasScreenshots && latest.screenshots !== undefined;
        if (isOver || areScreenshotsNew) await mutate(path, latest, { revalidate: false });
        hasScreenshots ||= areScreenshotsNew;
        if (!isOver) wait();
      } catch (error) {
        if (!isUnknown(error)) wait();
      }
    };
    wait();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isUnderWay, path, mutate]);
};
