import { expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { buyCall } from './buy-call.ts';

const on = (body: string): string | undefined =>
  buyCall(
    contextOfPage({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Free shipping.',
      body: `<h1>Cheese shop</h1><p>Buy artisan cheese in our store.</p>${body}`,
    }),
  );

const PRICED = '<p>Gouda: $12.00</p>';

it.each<[string, string | undefined]>([
  [`${PRICED}<button>Start now</button><button>Buy the wheel →</button>`, 'Buy the wheel'],
  [`${PRICED}<button>Jetzt bestellen</button>`, 'Jetzt bestellen'],
  ['<button>Buy the wheel</button>', undefined],
  [`${PRICED}<button>Buying guide</button>`, undefined],
  [`${PRICED}<button>Order of the wheels that you will see in this cellar</button>`, undefined],
])('the buy button on a page with prices, in %s: %s', (body, call) => expect(on(body)).toBe(call));
