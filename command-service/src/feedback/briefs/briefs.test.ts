import { describe, expect, it } from 'vitest';
import { aFeedbackScene } from '../../testing/a-feedback-scene.ts';
import { BUYER, REVIEWERS } from '../../testing/a-feedback-world.ts';
import { newContext } from '../../testing/a-review-world.ts';

const [ADA] = REVIEWERS;
const text = { task: 'Book a stand.', questions: ['Is the price clear?'], access: 'guest / guest' };

type World = Awaited<ReturnType<typeof aFeedbackScene>>['world'];
const briefEventsIn = async ({ log }: World) => {
  const types: string[] = [];
  for await (const { type } of log.readAll({ filter: { streamPrefixes: ['brief-'] } })) types.push(type);
  return types;
};

describe('D-137: the brief of a request', () => {
  it('cannot change its task and questions once a user has claimed a seat', async () => {
    const { open, brief, claim } = await aFeedbackScene();
    await open();
    expect(await brief(0, text)).toBe('done');
    await claim(ADA, 0);
    expect(await brief(0, { ...text, task: 'Something else.' })).toBe('brief-locked');
    expect(await brief(0, { ...text, access: 'other / other' })).toBe('done');
  });

  it('loses its test login, and the key of that, when the request ends', async () => {
    const { world, open, brief, cancel, idOf } = await aFeedbackScene();
    await open();
    await brief(0, text);
    await cancel(0);
    await world.react();
    expect(await briefEventsIn(world)).toEqual(['BriefWritten', 'BriefAccessErased']);
    expect([...world.erasedKeys]).toEqual([`access-${await idOf(0)}`]);
    expect(await brief(0, text)).toBe('feedback-ended');
  });

  it('loses its key, too, where the process died between the event and the key', async () => {
    const { world, open, brief, cancel, idOf } = await aFeedbackScene();
    await open();
    await brief(0, text);
    await cancel(0);
    await world.react();
    world.erasedKeys.clear();
    await world.react(undefined, 'start');
    expect([...world.erasedKeys]).toEqual([`access-${await idOf(0)}`]);
    expect(await briefEventsIn(world)).toEqual(['BriefWritten', 'BriefAccessErased']);
  });

  it('is erased where the request ends while it is written', async () => {
    const { world, open, brief, cancel, beforeAppend, idOf } = await aFeedbackScene();
    await open();
    beforeAppend(1, () => cancel(0));
    expect(await brief(0, text)).toBe('feedback-ended');
    expect(await briefEventsIn(world)).toEqual(['BriefWritten', 'BriefErased']);
    const id = await idOf(0);
    expect([...world.erasedKeys]).toEqual([`access-${id}`, `brief-${id}`]);
  });

  it('is erased with its author', async () => {
    const { world, open, brief, idOf } = await aFeedbackScene();
    await open();
    await brief(0, text);
    world.erased.add(BUYER);
    await world.aProcess().leaveFeedback(BUYER, newContext());
    expect(await briefEventsIn(world)).toContain('BriefErased');
    const id = await idOf(0);
    expect(world.erasedKeys).toEqual(new Set([`access-${id}`, `brief-${id}`]));
  });
});
