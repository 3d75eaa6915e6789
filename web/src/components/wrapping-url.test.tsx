import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WrappingUrl } from './wrapping-url.tsx';

const shown = (url: string): string => render(<WrappingUrl url={url} />).container.innerHTML;

describe('an address that wraps', () => {
  it.each([
    ['https://hooks.bakery.example/orders', 'https://<wbr>hooks.bakery.example/<wbr>orders'],
    ['/menu/bread/rye', '/<wbr>menu/<wbr>bread/<wbr>rye'],
  ])('breaks %j after its slashes', (url, html) => expect(shown(url)).toBe(html));

  it.each(['bakery.example', 'Rye bread, fresh at six', '', 'bakery.example//'])(
    'leaves %j in one piece but for its end',
    (text) => expect(shown(text).replace(/<wbr>$/, '')).toBe(text),
  );
});
