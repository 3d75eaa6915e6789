import type * as Testcontainers from 'testcontainers';

/** The container engine of this machine, or why there is none. */
export type Engine = { readonly library: typeof Testcontainers } | { readonly reason: string };

/** Loads the library only if needed: it takes a second, and most machines have no engine. */
const load = (): Promise<typeof Testcontainers> => import('testcontainers');

/** Looks for a container engine (Docker, Podman, …) on this machine. */
export const findEngine = async (loadLibrary: () => Promise<typeof Testcontainers> = load): Promise<Engine> => {
  try {
    const library = await loadLibrary();
    await library.getContainerRuntimeClient();
    return { library };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { reason: `no container engine answers here (${cause})` };
  }
};
