import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.array(z.string()).default([]);
const CONDITIONS = ['service_healthy', 'service_completed_successfully'] as const;

/** The part of a service that these tests can run without a container engine. docker-compose itself checks the rest. */
const service = z
  .object({
    entrypoint: texts,
    command: texts,
    environment: z.record(z.string(), z.string()).default({}),
    volumes: texts,
    depends_on: z.record(z.string(), z.object({ condition: z.enum(CONDITIONS) })).default({}),
    healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()).optional() }).optional(),
    build: z.object({ target: z.string() }).optional(),
    profiles: texts,
  })
  .transform(({ entrypoint, command, environment, profiles, ...written }) => ({
    entrypoint,
    command,
    environment,
    profiles,
    /** Mounts by path: the name of a volume, or a path from the root of the repository. */
    mounts: written.volumes.map((text) => {
      const [source = '', target = ''] = text.split(':');
      return { source, target };
    }),
    dependsOn: written.depends_on,
    /** A program and its arguments; absent for services that run once. */
    healthCheck: written.healthcheck?.test?.slice(1),
    /** The stage of our Dockerfile; absent for third-party images. */
    image: written.build?.target,
  }));

export type ComposeService = z.infer<typeof service>;

/**
 * Reads a docker-compose.yml like docker-compose. `variables` are those of the shell or of `.env`; an empty one counts as
 * not set. Services in a profile are omitted, because no profile is enabled.
 * @throws Error for a health check or a start order that cannot be run
 */
export const readComposeFile = (
  text: string,
  variables: Readonly<Record<string, string>>,
): ReadonlyMap<string, ComposeService> => {
  const fill = (_key: unknown, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, standard = '') => variables[name] || standard)
      : value;
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(text, fill, { merge: true }));
  return new Map(Object.entries(services).filter(([, { profiles }]) => profiles.length === 0));
};
