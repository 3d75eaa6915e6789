import { describe, expect, it } from 'vitest';
import { parseEventStoreAddress } from './eventstoredb-address.ts';

describe('the address of an EventStoreDB', () => {
  it.each([
    ['esdb://eventstore:2113?tls=false', true],
    ['esdb://admin:changeit@one:2113,two:2113,three:2113?tls=true&tlsCAFile=/certs/ca.crt', false],
    ['esdb+discover://cluster.example:2113', false],
  ])('may be %s', (url, isInsecure) => {
    expect(parseEventStoreAddress(url)).toEqual({ url, isInsecure });
  });

  it.each([
    ['kurrentdb://eventstore:2113', 'write esdb:// instead'],
    ['kurrentdb+discover://eventstore:2113', 'write esdb+discover:// instead'],
    ['postgres://eventstore:2113', 'must begin with esdb:// or esdb+discover://'],
    ['eventstore:2113', 'must begin with esdb://'],
    ['esdb://?tls=false', 'has no host'],
    ['esdb://eventstore:2113?tlsVerifyCert=false', 'tlsCAFile'],
    ['esdb://eventstore:2113?throwOnAppendFailure=false', 'Remove it'],
    ['esdb://eventstore:2113?defaultDeadline=1000', 'Remove it'],
    ['esdb://eventstore:2113?retries=3', 'unknown. Known options: tls'],
    ['esdb://eventstore:2113?tls=no', 'must be true or false'],
    ['esdb://me:secret@eventstore:2113?tls=false', 'remove one of them'],
  ])('is refused as %s, saying what to write', (url, sentence) => {
    expect(() => parseEventStoreAddress(url)).toThrow(sentence);
  });
});
