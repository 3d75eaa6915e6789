import type * as Testcontainers from 'testcontainers';

/** What starts containers here, or why nothing does. */
export type Engine = { readonly library: typeof Testcontainers } | { readonly reason: string };

/** The library is loaded here and nowhere else: it takes a second, and most runs have no engine. */
const load = (): Promise<typeof Testcontainers> => import('testcontainers');

/** Asks whether an engine of containers (Docker, Podman, …) answers on this machine. */
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
