/** Where the things of a container are on this machine. */
export type Whereabouts = {
  /** Its own address, in place of that of its network. */
  readonly address: string;
  /** A folder that stands for its root, and what is mounted in it. */
  readonly root: string;
  readonly mounted: readonly string[];
  /** Servers as they are named inside, `host:port`, and where they listen. */
  readonly servers: ReadonlyMap<string, string>;
};

/** A variable or an argument of a container, as it must be for a process of this machine. */
export const translate = (text: string, { address, root, mounted, servers }: Whereabouts): string => {
  if (text === '0.0.0.0') return address;
  // A path, or a setting that is one.
  const [, setting = '', path = ''] = /^(-\w+=)?(\/.*)$/.exec(text) ?? [];
  const isInside = mounted.some((each) => `${path}/`.startsWith(`${each}/`) || each.startsWith(`${path}/`));
  if (path !== '' && isInside) return `${setting}${root}${path}`;
  return [...servers].reduce((result, [name, place]) => result.replaceAll(name, place), text);
};

/** A health check asks the container it runs in. */
export const translateCheck = (text: string, where: Whereabouts): string =>
  translate(text.replaceAll('127.0.0.1', where.address), where);
