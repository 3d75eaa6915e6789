import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server.ts';
import { EvidenceNote } from '../evidence-note.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { EvidenceSourceProvider } from './evidence-source.ts';

const server = startApiServer();

const source = { productId: 17, url: 'https://benchbook.example/', links: '?share=abc' };
const evidence = { id: 'purpose/1', path: 'purpose', basis: 'quote', quote: 'four buttons', section: '' } as const;
/** Each test needs its own id, because the passages stay in the cache. */
const show = (id = 'purpose/1') =>
  renderPart(
    <EvidenceSourceProvider value={source}>
      <EvidenceNote evidence={{ ...evidence, id }} claim="Says how few buttons there are" />
    </EvidenceSourceProvider>,
  );
const open = async (id?: string) => {
  show(id);
  await userEvent.click(screen.getByRole('button', { name: 'In context: four buttons' }));
  return screen.findByRole('dialog', { name: 'What we read' });
};

describe('a quote of a report', () => {
  it('is described by the claim, since two may quote the same words', () => {
    show();
    expect(screen.getByRole('button', { name: 'In context: four buttons' })).toHaveAccessibleDescription(
      'Says how few buttons there are',
    );
  });

  it('opens on the live page where it stands', () => {
    show();
    expect(screen.getByRole('link', { name: /^benchbook\.example/u })).toHaveAttribute(
      'href',
      'https://benchbook.example/#:~:text=four%20buttons',
    );
  });

  it('opens in the text that was read, marked, with what stands around it', async () => {
    server.use(
      http.get('*/api/products/17/passages/purpose%2F1', ({ request }) =>
        new URL(request.url).searchParams.get('share') === 'abc'
          ? HttpResponse.json({
              page: 'https://benchbook.example/how',
              before: ['How it works'],
              text: 'It has four buttons a ticket.',
              after: ['Prices'],
            })
          : new HttpResponse(null, { status: 404 }),
      ),
    );
    const dialog = await open();
    const passage = await within(dialog).findByRole('region', { name: 'The passage in the text we read' });
    expect(passage).toHaveTextContent('How it worksIt has four buttons a ticket.Prices');
    expect(passage.querySelector('mark')).toHaveTextContent(/^four buttons$/u);
    expect(within(dialog).getByRole('link')).toHaveAttribute(
      'href',
      'https://benchbook.example/how#:~:text=four%20buttons',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'What we read' })).not.toBeInTheDocument();
  });

  it.each([
    [404, 'We no longer have the text of this page.'],
    [500, 'Failed to load this passage'],
  ])('says at %i: %s', async (status, words) => {
    server.use(http.get('*/api/products/17/passages/*', () => HttpResponse.json({ error: 'No' }, { status })));
    expect(await within(await open(`purpose/${status}`)).findByText(words)).toBeVisible();
  });
});
