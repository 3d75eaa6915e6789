import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The same routes, with the screen of an address already loaded, so that the router shows it immediately. On failure
 * the routes stay unchanged, and the router tries again and reports the error.
 */
export const loadScreen = async (routes: readonly RouteObject[], address: string): Promise<RouteObject[]> => {
  const shown = new Set(matchRoutes([...routes], address)?.map(({ route }) => route));
  const load = async (route: RouteObject): Promise<RouteObject> => {
    if (!shown.has(route)) return route;
    if (route.children) return { ...route, ...(await loaded(route)), children: await loadAll(route.children) };
    return { ...route, ...(await loaded(route)) };
  };
  const loadAll = (level: readonly RouteObject[]): Promise<RouteObject[]> => Promise.all(level.map(load));
  return loadAll(routes);
};

const loaded = async ({ lazy }: RouteObject): Promise<object> => {
  if (typeof lazy !== 'function') return {};
  return lazy().then(
    (parts) => ({ ...parts, lazy: undefined }),
    () => ({}),
  );
};
