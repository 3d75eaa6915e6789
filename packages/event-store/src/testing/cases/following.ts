import { expect } from 'vitest';
import type { Position, RecordedEvent, Revision } from '../../port.ts';
import { contractCase, type Scene } from '../contract-case.ts';
import { anEvent, collect, idsOf, numbered } from '../events.ts';

const after = ({ store }: Scene, position: Position): Promise<RecordedEvent[]> =>
  collect(store.readAll({ after: position }));

/** Appends single events, one after the other, without waiting for a follower. */
const trickle = async ({ store, stream }: Scene, count: number): Promise<void> => {
  for (const event of numbered(count)) await store.appendToStream(stream, [event], 'any');
};

export const followingCases = [
  contractCase('a subscriber that starts behind gets everything, and then learns that it caught up', async (scene) => {
    const start = await scene.mark();
    const { position } = await scene.store.appendToStream(scene.stream, numbered(30), 'no-stream');
    const follower = scene.follow(start);
    await follower.hasCaughtUpTo(position);
    expect(follower.events()).toEqual(await after(scene, start));
    expect(follower.events()).toHaveLength(30);
    expect(follower.messages.at(-1)).toEqual({ caughtUp: position });
    expect(follower.messages.filter((message) => 'caughtUp' in message)).toHaveLength(1);
  }),
  contractCase('a subscriber that is not behind learns it', async ({ mark, follow }) => {
    const start = await mark();
    const follower = follow(start);
    await follower.hasCaughtUpTo(start);
    expect(follower.messages).toEqual([{ caughtUp: start }]);
  }),
  contractCase('a subscriber from nowhere is given the log from its first event', async (scene) => {
    const position = await scene.mark();
    const follower = scene.follow();
    await follower.hasCaughtUpTo(position);
    expect(follower.events()).toEqual(await collect(scene.store.readAll()));
  }),
  contractCase('a subscriber that caught up goes on with what is appended', async (scene) => {
    const start = await scene.mark();
    const follower = scene.follow(start);
    await follower.hasCaughtUpTo(start);
    await trickle(scene, 20);
    await follower.has(20);
    await scene.store.appendToStream(scene.streamOf('other'), numbered(20), 'no-stream');
    await follower.has(40);
    expect(follower.events()).toEqual(await after(scene, start));
  }),
  contractCase('a subscriber that caught up learns it again after later appends', async (scene) => {
    const start = await scene.mark();
    const follower = scene.follow(start);
    await follower.hasCaughtUpTo(start);
    const { position } = await scene.store.appendToStream(scene.stream, numbered(3), 'no-stream');
    await follower.hasCaughtUpTo(position);
    expect(idsOf(follower.events())).toEqual(idsOf(await after(scene, start)));
  }),
  contractCase('what is appended while a subscriber catches up comes once and in order', async (scene) => {
    const start = await scene.mark();
    for (let part = 0; part < 5; part++) await scene.store.appendToStream(scene.streamOf(part), numbered(500), 'any');
    const follower = scene.follow(start);
    await trickle(scene, 100);
    await follower.has(2_600);
    expect(idsOf(follower.events())).toEqual(idsOf(await after(scene, start)));
  }),
  contractCase('nothing is called caught up before all that was there is delivered', async (scene) => {
    const start = await scene.mark();
    for (let part = 0; part < 5; part++) await scene.store.appendToStream(scene.streamOf(part), numbered(400), 'any');
    const end = await scene.mark();
    const follower = scene.follow(start);
    await follower.hasCaughtUpTo(end);
    const word = follower.messages.findIndex((message) => 'caughtUp' in message);
    const delivered = follower.messages
      .slice(0, word)
      .flatMap((message) => ('events' in message ? message.events : []));
    expect(delivered).toHaveLength(2_001);
    expect(delivered.at(-1)?.position).toBe(end);
  }),
  contractCase('several subscribers are each given everything', async (scene) => {
    const start = await scene.mark();
    const early = [scene.follow(start), scene.follow(start)];
    await trickle(scene, 25);
    const late = scene.follow(start);
    await trickle(scene, 25);
    for (const follower of [...early, late]) {
      await follower.has(50);
      expect(idsOf(follower.events())).toEqual(idsOf(await after(scene, start)));
    }
  }),
  contractCase('a subscriber from the middle is given what comes after it', async (scene) => {
    const start = await scene.mark();
    await trickle(scene, 20);
    const events = await after(scene, start);
    for (const place of [0, 9, 18]) {
      const follower = scene.follow(events[place]?.position);
      await follower.has(19 - place);
      expect(follower.events()).toEqual(events.slice(place + 1));
    }
  }),
  contractCase('a subscriber that starts again where it stopped misses and repeats nothing', async (scene) => {
    const start = await scene.mark();
    await trickle(scene, 30);
    const events: RecordedEvent[] = [];
    for (let position: Position | undefined = start; events.length < 60; position = events.at(-1)?.position) {
      const controller = new AbortController();
      for await (const message of scene.store.subscribeToAll({
        signal: controller.signal,
        ...(position === undefined ? {} : { after: position }),
      })) {
        if ('events' in message) events.push(...message.events);
        else if (events.length < 60) await trickle(scene, 10);
        if ('events' in message) controller.abort();
      }
    }
    expect(idsOf(events)).toEqual(idsOf(await after(scene, start)));
  }),
  contractCase('a slow subscriber is given everything in order', async (scene) => {
    const start = await scene.mark();
    const follower = scene.follow(start);
    await follower.hasCaughtUpTo(start);
    for (let round = 0; round < 3; round++) {
      follower.pause();
      await trickle(scene, 100);
      follower.resume();
      await follower.has(round * 100 + 1);
    }
    await follower.has(300);
    expect(idsOf(follower.events())).toEqual(idsOf(await after(scene, start)));
  }),
  contractCase('many writers at once are followed in the order of the log', async (scene) => {
    const start = await scene.mark();
    const follower = scene.follow(start);
    const appends = numbered(400).map((event, index) =>
      scene.store.appendToStream(scene.streamOf(index % 40), [event], 'any'),
    );
    await Promise.all(appends);
    await follower.has(400);
    expect(idsOf(follower.events())).toEqual(idsOf(await after(scene, start)));
    const revisions = new Map<string, Revision>();
    for (const { stream, revision } of follower.events()) {
      expect(revision).toBe((revisions.get(stream) ?? -1n) + 1n);
      revisions.set(stream, revision);
    }
  }),
  contractCase('an abort ends a subscription that waits, without an error', async (scene) => {
    const follower = scene.follow(await scene.mark());
    await follower.hasCaughtUpTo(await scene.mark());
    await follower.stop();
    const told = follower.messages.length;
    await scene.store.appendToStream(scene.stream, [anEvent()], 'no-stream');
    expect(follower.messages).toHaveLength(told);
  }),
  contractCase('an abort ends a subscription that is catching up, without an error', async (scene) => {
    const start = await scene.mark();
    for (let part = 0; part < 5; part++) await scene.store.appendToStream(scene.streamOf(part), numbered(500), 'any');
    const follower = scene.follow(start);
    follower.pause();
    await follower.has(1);
    await follower.stop();
    expect(follower.events().length).toBeLessThan(2_500);
  }),
  contractCase('a subscription whose signal aborted before is over at once', async ({ store }) => {
    expect(await collect(store.subscribeToAll({ signal: AbortSignal.abort() }))).toEqual([]);
  }),
  contractCase('a subscriber may leave its loop, and the store still closes', async (scene) => {
    await scene.mark();
    for (let times = 0; times < 20; times++) {
      for await (const message of scene.store.subscribeToAll({ signal: new AbortController().signal })) {
        expect(message).toBeDefined();
        break;
      }
    }
    await scene.close();
  }),
];
