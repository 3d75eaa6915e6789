import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WrappingUrl } from './wrapping-url.tsx';

const shown = (url: string): string => render(<WrappingUrl url={url} />).container.innerHTML;

describe('an address that wraps', () => {
  it.each([
    ['https://hooks.bakery.example/orders', 'https://hooks.bakery.example/<wbr>orders'],
    ['/menu/bread/rye', '/menu/<wbr>bread/<wbr>rye'],
  ])('breaks %j after its slashes', (url, html) => expect(shown(url)).toBe(html));

  it.each(['https://bakery.example/', 'bakery.example', '/menu', 'Rye bread, fresh at six', '', 'a//b'])(
    'leaves %j in one piece',
    (text) => expect(shown(text)).toBe(text),
  );
});
