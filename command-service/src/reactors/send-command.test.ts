import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { creditsCategory } from '../credits/category.ts';
import { welcomeCredit } from '../credits/ledger.ts';
import { aContext } from '../testing/a-context.ts';
import { categoryReceiver, createSendCommand, type CommandToSend } from './send-command.ts';

const at = '2026-01-05T10:00:00.000Z';
const aCommand: CommandToSend = {
  receiver: 'credits',
  id: 17,
  command: welcomeCredit({ userId: 17, registeredAt: at, isHeld: false }),
  context: aContext,
};

describe('sending a command', () => {
  it('hands it to the decider of the category it names', async () => {
    const store = memoryEventStore();
    const handle = createCommandHandler({ store, now: () => new Date(at) });
    await createSendCommand([categoryReceiver(handle, creditsCategory)])(aCommand);
    const events = [];
    for await (const event of store.readStream('credits-17')) events.push(event.type);
    expect(events).toEqual(['CreditsGranted']);
  });

  it('hands it to an effect of that name', async () => {
    const received: CommandToSend[] = [];
    const effect = { name: 'a-mail', receive: async (sent: CommandToSend) => void received.push(sent) };
    const sent = { ...aCommand, receiver: 'a-mail' };
    await createSendCommand([effect])(sent);
    expect(received).toEqual([sent]);
  });

  it('is an error if no receiver has the name', async () => {
    await expect(createSendCommand([])(aCommand)).rejects.toThrow('No receiver is named credits');
  });
});
