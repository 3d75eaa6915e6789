import type { CommandContext } from '@twofold/command-service/command-handler';
import type { SimulatedProcessesDeps, Running } from './running.ts';

/** The provider retries what it could not deliver. */
const TRIES = 12;
const AGAIN_MS = 10 * 60_000;

/** Delivers the provider's event about a session: late, several times, or never. */
export const createWebhookDelivery = ({ timeline, random, faults }: SimulatedProcessesDeps, one: () => Running) => {
  let count = 0;

  const deliver = async (eventId: string, sessionId: string): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await timeline.sleep(random.below(AGAIN_MS));
      const { process, service } = one();
      const id = random.uuid();
      const context: CommandContext = { id, correlationId: id, causationId: id, actor: 'provider' };
      const told = service.handleWebhook({ eventId, sessionId }, context).then(
        () => true,
        () => false,
      );
      if (await Promise.race([told, process.died.then(() => false)])) return;
    }
  };

  return (sessionId: string): void => {
    if (faults.strikes('lostWebhooks')) return;
    const eventId = `evt_${++count}`;
    const copies = 1 + random.below(3);
    for (let copy = 0; copy < copies; copy++) void deliver(eventId, sessionId);
  };
};
