/** Maps the paths and addresses of a container to this machine. */
export type Whereabouts = {
  /** The container's address on this machine. */
  readonly address: string;
  /** The folder that is used as the container's root, and its mounts. */
  readonly root: string;
  readonly mounted: readonly string[];
  /** Servers by their name in the container, such as `host:port`, with their real addresses. */
  readonly servers: ReadonlyMap<string, string>;
};

/** Translates a variable, argument or configuration of a container for a process of this machine. */
export const translate = (text: string, { address, root, mounted, servers }: Whereabouts): string => {
  if (text === '0.0.0.0') return address;
  const isMounted = (place: string): boolean =>
    mounted.some((each) => `${place}/`.startsWith(`${each}/`) || each.startsWith(`${place}/`));
  const placed = text.replaceAll(/(?<=^|[ =])\/[\w./-]+/g, (place) => (isMounted(place) ? `${root}${place}` : place));
  return [...servers].reduce((result, [name, place]) => result.replaceAll(name, place), placed);
};

/** A health check calls the container it runs in. */
export const translateCheck = (text: string, where: Whereabouts): string =>
  translate(text.replaceAll('127.0.0.1', where.address), where);
