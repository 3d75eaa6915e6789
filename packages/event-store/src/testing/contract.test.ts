import { describe, expect, it } from 'vitest';
import { memoryEventStore } from '../adapters/memory.ts';
import { brokenAppends } from './broken/appending.ts';
import { brokenSubscriptions } from './broken/following.ts';
import { brokenReads } from './broken/reading.ts';
import { contractCases } from './contract.ts';

/** Mutants of the memory store, each with one fault. */
const sabotages = [...brokenAppends, ...brokenReads, ...brokenSubscriptions];
const pairs = sabotages.flatMap(({ fault, breaks, apply }) => breaks.map((broken) => ({ fault, broken, apply })));

/** A broken store may never do what a case waits for. */
const PATIENCE_MS = 250;

describe('the contract of the event store', () => {
  it.each(pairs)('detects that a store $fault: $broken', async ({ broken, apply }) => {
    const { check } = contractCases.find(({ promise }) => promise === broken)!;
    const open = async () => ({ store: apply(memoryEventStore()) });
    await expect(check(open, PATIENCE_MS)).rejects.toBeInstanceOf(Error);
  });

  it('has a fault for every promise', () => {
    const broken = new Set(pairs.map((pair) => pair.broken));
    expect(contractCases.filter(({ promise }) => !broken.has(promise))).toEqual([]);
  });

  it('has each promise once', () => {
    const promises = contractCases.map(({ promise }) => promise);
    expect(promises).toEqual([...new Set(promises)]);
  });
});
