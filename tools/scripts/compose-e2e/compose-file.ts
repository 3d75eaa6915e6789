import { parse } from 'yaml';

/** What is read of a service as it is written; docker-compose itself checks the rest. */
type Written = {
  readonly entrypoint?: string[];
  readonly command?: string[];
  readonly environment?: Record<string, string>;
  readonly volumes?: string[];
  readonly depends_on?: Record<string, unknown>;
  readonly healthcheck?: { readonly test?: string[] };
  readonly build?: { readonly target: string };
  readonly profiles?: string[];
};

/** A service of a docker-compose.yml: as much of it as runs without an engine. */
export type ComposeService = {
  readonly name: string;
  /** What begins every command; empty where the first of the command is the program. */
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it finds below which path: the name of a volume, or a path from the root of the repository. */
  readonly mounts: readonly { readonly source: string; readonly target: string }[];
  readonly dependsOn: readonly string[];
  /** A program and its arguments. */
  readonly healthCheck: readonly string[] | undefined;
  /** The stage of our Dockerfile; absent for an image of somebody else. */
  readonly image: string | undefined;
};

/**
 * Reads a docker-compose.yml as docker-compose does: `variables` are those of the shell, or of a file `.env`. Services of
 * a profile are left out, as they are where none is asked for.
 */
export const readComposeFile = (
  text: string,
  variables: Readonly<Record<string, string>>,
): ReadonlyMap<string, ComposeService> => {
  const file = parse(text, { merge: true }) as {
    readonly services: Readonly<Record<string, Pick<Written, 'profiles'>>>;
  };
  const services = Object.entries(file.services).filter(([, { profiles = [] }]) => profiles.length === 0);
  return new Map(
    services.map(([name, written]) => [name, serviceOf(name, interpolate(written, variables) as Written)]),
  );
};

const serviceOf = (name: string, written: Written): ComposeService => {
  const [kind, ...healthCheck] = written.healthcheck?.test ?? [];
  if (kind !== undefined && kind !== 'CMD') throw new Error(`The health check of ${name} is no CMD`);
  return {
    name,
    entrypoint: written.entrypoint ?? [],
    command: written.command ?? [],
    environment: written.environment ?? {},
    mounts: (written.volumes ?? []).map(mountOf),
    dependsOn: Object.keys(written.depends_on ?? {}),
    healthCheck: kind === undefined ? undefined : healthCheck,
    image: written.build?.target,
  };
};

/** `${NAME}` and `${NAME:-default}`, in texts at any depth; what is empty counts as not set. */
const interpolate = (value: unknown, variables: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string')
    return value.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, standard = '') => variables[name] || standard);
  if (Array.isArray(value)) return value.map((item) => interpolate(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolate(item, variables)]));
};

const mountOf = (text: string): { source: string; target: string } => {
  const [source = '', target = ''] = text.split(':');
  return { source, target };
};
