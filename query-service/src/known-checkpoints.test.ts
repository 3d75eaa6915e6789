import { describe, expect, it } from 'vitest';
import { createKnownCheckpoints } from './known-checkpoints.ts';

const row = (position: string | null, storeId = 'store-a', name = 'products') => ({
  name,
  store_id: storeId,
  position,
});
const knowing = (position: string | null) => {
  const known = createKnownCheckpoints();
  known.beginRead()([row(position)]);
  return known;
};

describe('the known checkpoints', () => {
  it('are empty at first', () => {
    expect(createKnownCheckpoints().of('products')).toBeUndefined();
  });

  it('are those of the table', () => {
    expect(knowing('0017').of('products')).toEqual({ storeId: 'store-a', position: '0017' });
  });

  it('distinguish a projector before its first event from one that never ran', () => {
    expect(knowing(null).of('products')).toEqual({ storeId: 'store-a', position: undefined });
  });

  it('advance with notifications', () => {
    const known = knowing('0017');
    expect(known.applyNotification('products 0018')).toBe(true);
    expect(known.of('products')).toEqual({ storeId: 'store-a', position: '0018' });
  });

  it('advance with the first event', () => {
    const known = knowing(null);
    expect(known.applyNotification('products 0001')).toBe(true);
    expect(known.of('products')?.position).toBe('0001');
  });

  it.each(['products 0017', 'products 0009', 'reviews 0018', 'products', ''])(
    'asks for a look after "%s"',
    (payload) => {
      const known = knowing('0017');
      expect(known.applyNotification(payload)).toBe(false);
      expect(known.of('products')?.position).toBe('0017');
    },
  );
});

describe('reading the table while a notification arrives', () => {
  it('does not lower a checkpoint that was announced meanwhile', () => {
    const known = knowing('0017');
    const take = known.beginRead();
    known.applyNotification('products 0019');
    take([row('0018')]);
    expect(known.of('products')?.position).toBe('0019');
  });

  it('accepts a checkpoint beyond the announced one', () => {
    const known = knowing('0017');
    const take = known.beginRead();
    known.applyNotification('products 0019');
    take([row('0020')]);
    expect(known.of('products')?.position).toBe('0020');
  });

  it('accepts the checkpoint of another store', () => {
    const known = knowing('0017');
    const take = known.beginRead();
    known.applyNotification('products 0019');
    take([row('0001', 'store-b')]);
    expect(known.of('products')).toEqual({ storeId: 'store-b', position: '0001' });
  });
});

describe('reading the table without a notification', () => {
  it('lowers the checkpoint of a restored read model', () => {
    const known = knowing('0017');
    known.beginRead()([row('0003')]);
    expect(known.of('products')?.position).toBe('0003');
  });

  it('drops a projection that was removed', () => {
    const known = knowing('0017');
    known.beginRead()([]);
    expect(known.of('products')).toBeUndefined();
  });
});

describe('forgetting after the server may have crashed', () => {
  it('leaves nothing until the next read', () => {
    const known = knowing('0017');
    known.forget();
    expect(known.of('products')).toBeUndefined();
    known.beginRead()([row('0015')]);
    expect(known.of('products')?.position).toBe('0015');
  });

  it('ignores a read that began before', () => {
    const known = knowing('0017');
    const take = known.beginRead();
    known.forget();
    take([row('0017')]);
    expect(known.of('products')).toBeUndefined();
  });

  it('requires a read at the next notification', () => {
    const known = knowing('0017');
    known.forget();
    expect(known.applyNotification('products 0018')).toBe(false);
  });
});
