import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import { describe, expect, it } from 'vitest';
import { seatsInWords } from './seats-in-words.ts';

describe('the state of the seats of a request', () => {
  it.each<[string, RequestedSeat['state'][]]>([
    ['0 of 1 reviewed, 1 open', ['open']],
    ['1 of 3 reviewed, 1 claimed, 1 open', ['open', 'filled', 'claimed']],
    ['2 of 2 reviewed', ['filled', 'filled']],
    ['1 of 2 reviewed, 1 credit returned', ['filled', 'missing']],
    ['0 of 2 reviewed, 2 credits returned', ['missing', 'missing']],
  ])('reads "%s"', (words, states) => expect(seatsInWords(states.map((state) => ({ state })))).toBe(words));
});
