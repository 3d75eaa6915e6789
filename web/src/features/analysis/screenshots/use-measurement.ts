import type { ProductView } from '@twofold/contracts/analysis/api';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getJson } from '../../../lib/fetch-json.ts';
import { isUnknown } from '../apps-api.ts';

const FIRST_LOOK_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** Each pause is longer than the previous one by this factor. Polling ends after about 15 minutes. */
const BACK_OFF = 1.5;
const MAX_LOOKS = 35;

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
    let looks = 0;
    let isPictured = false;
    let isHere = true;
    const wait = (): void => {
      const pauseMs = Math.min(FIRST_LOOK_MS * BACK_OFF ** looks, LONGEST_PAUSE_MS);
      if (isHere && looks++ < MAX_LOOKS) timer = setTimeout(() => void look(), pauseMs);
    };
    const look = async (): Promise<void> => {
      if (document.hidden) return wait();
      try {
        const latest = await getJson<ProductView>(path);
        if (!isHere) return;
        const isOver = latest.measurement !== 'under-way';
        const isNewlyPictured = !isPictured && latest.screenshots !== undefined;
        if (isOver || isNewlyPictured) await mutate(path, latest, { revalidate: false });
        isPictured ||= isNewlyPictured;
        if (!isOver) wait();
      } catch (error) {
        if (!isUnknown(error)) wait();
      }
    };
    wait();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isUnderWay, path, mutate]);
};
