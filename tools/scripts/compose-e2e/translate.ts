/** Where the things of a container are on this machine. */
export type Whereabouts = {
  /** Its own address, in place of that of its network. */
  readonly address: string;
  /** A folder that stands for its root, and what is mounted in it. */
  readonly root: string;
  readonly mounted: readonly string[];
  /** Servers as they are named inside, such as `host:port`, and where they listen. */
  readonly servers: ReadonlyMap<string, string>;
};

/** A variable, an argument or a configuration of a container, as it must be for a process of this machine. */
export const translate = (text: string, { address, root, mounted, servers }: Whereabouts): string => {
  if (text === '0.0.0.0') return address;
  const isMounted = (place: string): boolean =>
    mounted.some((each) => `${place}/`.startsWith(`${each}/`) || each.startsWith(`${place}/`));
  const placed = text.replaceAll(/(?<=^|[ =])\/[\w./-]+/g, (place) => (isMounted(place) ? `${root}${place}` : place));
  return [...servers].reduce((result, [name, place]) => result.replaceAll(name, place), placed);
};

/** A health check asks the container it runs in. */
export const translateCheck = (text: string, where: Whereabouts): string =>
  translate(text.replaceAll('127.0.0.1', where.address), where);
