import { describe, expect, it } from 'vitest';
import { publicAddress, withoutUserinfo } from './public-address.ts';

describe('an address as strangers may see it', () => {
  it.each([
    ['https://app.example/start?token=x#y', 'https://app.example/start'],
    ['https://app.example?token=x', 'https://app.example'],
    ['https://ada:pass@app.example/a@b?x', 'https://app.example/a@b'],
    ['http://ada@evil@app.example/', 'http://app.example/'],
    ['https://app.example/#token=x', 'https://app.example/'],
    ['https://app.example/a\nb?x', 'https://app.example/a\nb'],
    ['', ''],
  ])('%j is %j', (url, expected) => expect(publicAddress(url)).toBe(expected));

  it('keeps its query for those who may see all of it, and never a user name', () =>
    expect(withoutUserinfo('https://ada:pass@app.example/?to=a@b')).toBe('https://app.example/?to=a@b'));
});
