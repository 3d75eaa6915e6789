import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { otherHost } from './other-host.ts';

const on = (address: string, url = 'https://www.fernroofing.example/') =>
  otherHost(contextOfPage({ title: 'Fern Roofing', url, body: `<h1>Fern Roofing</h1><p>Write to ${address}</p>` }))
    ?.text;

describe('an email address', () => {
  it.each([
    'info@fernrofing.example',
    'info@fernroofing2.example',
    'info@fernroofnig.example',
    'info@fernroafing.example',
  ])('is reported if it is one letter off: %s', (address) =>
    expect(on(address)).toMatch(/^The email address is at .+, one letter off fernroofing\.example$/u),
  );

  it.each(['info@fernroofing.example', 'info@fernroofing.org', 'info@fernroofers.example', 'fern.roofing@gmail.com'])(
    'is not reported: %s',
    (address) => expect(on(address)).toBeUndefined(),
  );

  it('is not compared with a short name', () =>
    expect(on('info@ferns.example', 'https://fern.example/')).toBeUndefined());
});
