import { listen } from '@twofold/http/serve';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../command-handler.ts';
import { createWrite } from './write.ts';

const unused = (): never => {
  throw new Error('A write of a visitor without limits does not need this');
};

/** The deadline that the commands of one request get, from its start to the latest time it can have started, in ms. */
const deadlineOf = async (options: { leaseMs?: number; patienceMs?: number }) => {
  const { leaseMs, patienceMs } = options;
  const contexts: CommandContext[] = [];
  const write = createWrite({
    sessions: { read: unused } as never,
    accountLimits: [],
    repeatable: ({ run }) => run({ commandId: crypto.randomUUID(), actor: 'visitor' } as never),
    sendAnswer: (_, response, { status }) => Promise.resolve(void response.sendStatus(status)),
    patienceMs,
  });
  const declared = write({
    who: 'visitor',
    ...(leaseMs !== undefined && { leaseMs }),
    handler: ({ context }) => Promise.resolve({ body: contexts.push(context), position: undefined }),
  });
  const { url, close } = await listen(express().post('/', declared), { host: '127.0.0.1', port: 0 });
  const before = performance.now();
  const { status } = await fetch(url, { method: 'POST' });
  const after = performance.now();
  await close();
  expect(status).toBe(200);
  const deadlineMs = contexts[0]?.deadlineMs ?? Number.NaN;
  return { atLeast: deadlineMs - after, atMost: deadlineMs - before };
};

describe('the commands of one request', () => {
  it.each([
    ['10 seconds after its start', {}, 10_000],
    ['when its lease ends, where it declares one', { leaseMs: 60_000 }, 60_000],
    ['as late as the service is told', { patienceMs: 90_000 }, 90_000],
  ])('have one deadline: %s', async (_, options, ms) => {
    const { atLeast, atMost } = await deadlineOf(options);
    expect(atLeast).toBeLessThanOrEqual(ms);
    expect(atMost).toBeGreaterThanOrEqual(ms);
  });
});
