/** Express stores its routes in layers, which its types do not cover. */
type Layer = {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: unknown;
};

const isRouter = (handle: unknown): handle is { readonly stack: readonly Layer[] } =>
  typeof handle === 'function' && 'stack' in handle && Array.isArray(handle.stack);

const routesIn = (stack: readonly Layer[]): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route === undefined) return isRouter(handle) ? routesIn(handle.stack) : [];
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${String(route.path)}`);
  });

/** Every route of an Express app below /api, such as `PATCH /api/users/:id`, except health checks. */
export const mountedRoutes = ({ router }: { readonly router: { readonly stack: unknown } }): string[] =>
  routesIn(router.stack as readonly Layer[])
    .filter((route) => route.includes(' /api/'))
    .toSorted();
