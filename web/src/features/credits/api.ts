import type { CreditEntry, CreditsView } from '@twofold/contracts/credits/api';
import useSWR from 'swr';
import { ledgerKey } from '../../lib/member-cache-keys.ts';
import { getJson } from '../../lib/fetch-json.ts';

/** The server's page size; a smaller page is the last one. */
const PAGE_LENGTH = 100;

/** The newest lines of a ledger, by pages. */
type LoadedLedger = {
  readonly entries: readonly CreditEntry[];
  readonly hasMore: boolean;
  /** Credits that wait for a confirmed email. */
  readonly pending: number;
};

const readLedger = async (path: string): Promise<LoadedLedger> => {
  const { entries, pending } = await getJson<CreditsView>(path);
  return { entries, hasMore: entries.length >= PAGE_LENGTH, pending };
};

/** The ledger of the current user, newest line first. Empty if not requested. */
export const useLedger = (isAsked = true) => {
  const { data, isLoading, mutate } = useSWR<LoadedLedger, Error>(isAsked ? ledgerKey : null, readLedger);

  const loadMore = async (): Promise<void> => {
    const oldest = data?.entries.at(-1);
    if (data === undefined || oldest === undefined) return;
    const { entries, hasMore, pending } = await readLedger(`${ledgerKey}?before=${oldest.number}`);
    await mutate({ entries: [...data.entries, ...entries], hasMore, pending }, { revalidate: false });
  };

  return { data, isLoading, mutate, loadMore };
};
