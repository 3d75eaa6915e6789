import { create } from 'zustand';
import { logSearch, readFilters } from './log-filters.ts';
import { readStoredJson, store } from '../../../lib/browser-storage.ts';

/** Named filters of the log. `search` is their query string. */
export type SavedView = { readonly name: string; readonly search: string };

const KEY = 'audit-log-views';
/** The maximum number of saved views. */
const MOST = 20;
export const MAX_NAME_LENGTH = 40;

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'name' in view &&
  typeof view.name === 'string' &&
  'search' in view &&
  typeof view.search === 'string';

/** Views stored by another tab or an older release; unknown filters are dropped. */
const kept = (): readonly SavedView[] => {
  const views = readStoredJson(KEY);
  if (!Array.isArray(views)) return [];
  return views
    .filter(isView)
    .slice(0, MOST)
    .map(({ name, search }) => ({ name, search: logSearch(readFilters(new URLSearchParams(search))) }));
};

/** The views saved in this browser, oldest first. */
export const useSavedViews = create<{ readonly views: readonly SavedView[] }>(() => ({ views: kept() }));

const keep = (views: readonly SavedView[]): void => {
  useSavedViews.setState({ views });
  store(KEY, JSON.stringify(views));
};

/** Saves a view; replaces one with the same name. */
export const saveView = (view: SavedView): void =>
  keep([...useSavedViews.getState().views.filter(({ name }) => name !== view.name), view].slice(-MOST));

export const removeView = (name: string): void =>
  keep(useSavedViews.getState().views.filter((view) => view.name !== name));
