import { describe, expect, it } from 'vitest';
import { addressTiers, narrowestTier, widestTier } from './address-tiers.ts';

const keysOf = (address: string | undefined) => addressTiers(address).map(({ key }) => key);

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
    ['::ffff:192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
    ['2001:db8:12:34ab:5:6:7:8', ['2001:db8:12:34ab::/64', '2001:db8:12:3400::/56', '2001:db8:12::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    [undefined, ['']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (address, keys) => {
    expect(keysOf(address)).toEqual(keys);
  });

  it('have the more attempts the wider they are', () => {
    for (const address of ['192.0.2.1', '2001:db8::1']) {
      const allowances = addressTiers(address).map(({ allowance }) => allowance);
      expect(allowances).toEqual(allowances.toSorted((one, other) => one - other));
      expect(new Set(allowances).size).toBe(allowances.length);
    }
    expect(narrowestTier('2001:db8::1')).toMatchObject({ name: 'address', allowance: 1 });
    expect(widestTier('2001:db8::1')).toMatchObject({ name: 'address-48', key: '2001:db8:0::/48' });
  });
});
