import type { DeviceProduct, OwnProduct } from '@twofold/contracts/analysis/api';
import { getJson } from '../../../lib/fetch-json.ts';
import { deviceProductsKey, myProductsKey } from '../api.ts';

/** An existing report of the user. */
export type OwnReport = { readonly id: number; readonly title: string; readonly url: string };

const TIMEOUT_MS = 2_000;

/**
 * The newest report of the same address among the user's apps and those submitted in this browser. Undefined if there
 * is none or loading takes too long.
 */
export const findOwnReport = async (url: string, isMember: boolean): Promise<OwnReport | undefined> => {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  return Promise.race([find(url, isMember), tooLate]);
};

const find = async (url: string, isMember: boolean): Promise<OwnReport | undefined> => {
  const wanted = comparable(url);
  const [own, submitted] = await Promise.all([
    isMember ? getJson<OwnProduct[]>(myProductsKey) : [],
    getJson<DeviceProduct[]>(deviceProductsKey),
  ]);
  const reports = [...own, ...submitted.filter(({ state }) => state === 'done')];
  const same = reports.filter((report) => comparable(report.url) === wanted).toSorted((a, b) => b.id - a.id);
  const [newest] = same;
  return newest && { id: newest.id, title: newest.title ?? '', url: newest.url };
};

/** Equal for the same page typed with or without a scheme, `www.` and a trailing slash. */
const comparable = (url: string): string => {
  const { hostname, port, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/+$/, '')}${search}`;
};
