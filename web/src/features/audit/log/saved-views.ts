import { create } from 'zustand';
import { logSearch, readFilters } from './log-filters.ts';
import { readStoredJson, store } from '../../../lib/browser-storage.ts';

/** Named filters of the log. `search` is their query string. */
export type SavedView = { readonly name: string; readonly search: string };

const KEY = 'audit-log-views';
/** The maximum number of saved views. */
const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 40;

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'name' in view &&
  typeof view.name === 'string' &&
  'search' in view &&
  typeof view.search === 'string';

/** Views stored by another tab or an older release; unknown filters are dropped. */
const readViews = (): readonly SavedView[] => {
  const views = readStoredJson(KEY);
  if (!Array.isArray(views)) return [];
  return views
    .filter(isView)
    .slice(0, MAX_VIEWS)
    .map(({ name, search }) => ({ name, search: logSearch(readFilters(new URLSearchParams(search))) }));
};

/** The views saved in this browser, oldest first. */
export const useSavedViews = create<{ readonly views: readonly SavedView[] }>(() => ({ views: readViews() }));

const storeViews = (views: readonly SavedView[]): void => {
  useSavedViews.setState({ views });
  store(KEY, JSON.stringify(views));
};

/** Saves a view; replaces one with the same name. */
export const saveView = (view: SavedView): void =>
  storeViews([...useSavedViews.getState().views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS));

export const removeView = (name: string): void =>
  storeViews(useSavedViews.getState().views.filter((view) => view.name !== name));
