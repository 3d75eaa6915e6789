import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { phoneAtTop } from './small-print.ts';

const page = (body: string) => contextOfPage({ title: 'Acme gardeners', body: `<h1>Acme gardeners</h1>${body}` });

describe('a number to call at the top', () => {
  it.each(['Call us: 01642 805 050', 'Telefon 0209 - 70 97 33', 'Atención al cliente 912 345 678'])('is “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))?.text).toContain(line),
  );
  it.each(['Call of the wild, 1903 edition', 'Order number 4', 'Since 01642 805 050'])('is not “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))).toBeUndefined(),
  );
});
