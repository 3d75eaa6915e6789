import type { ComposeService } from './compose-file.ts';

/**
 * Starts each service once all that it depends on have been started, and otherwise at the same time.
 * @throws the first failure, when nothing is being started any more
 */
export const startInOrder = async (
  services: ReadonlyMap<string, ComposeService>,
  start: (service: ComposeService) => Promise<void>,
): Promise<void> => {
  const started = new Map<string, Promise<void>>();
  const up = (name: string): Promise<void> => {
    const starting = started.get(name) ?? startAfterOthers(name);
    started.set(name, starting);
    return starting;
  };
  const startAfterOthers = async (name: string): Promise<void> => {
    const service = services.get(name);
    if (!service) throw new Error(`There is no service ${name} to depend on`);
    await Promise.all(service.dependsOn.map(up));
    await start(service);
  };
  for (const name of services.keys()) void up(name).catch(() => undefined);
  const outcomes = await Promise.allSettled(started.values());
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};
