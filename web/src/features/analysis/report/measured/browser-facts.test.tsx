import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someBrowser } from '../testing/browser.ts';
import { someFacts } from '../testing/facts.ts';
import { renderPart } from '../testing/render-part.tsx';
import { MeasuredFacts } from './measured-facts.tsx';

const open = (product: unknown, facts = someFacts) => {
  renderPart(
    <MeasuredFacts
      facts={facts}
      product={product}
      url="https://www.benchbook.example/"
      measuredAt="2025-01-05T10:00:00Z"
    />,
  );
  return within(screen.getByRole('region', { name: 'Measured facts' }));
};
const measured = { measurement: 'done', browser: someBrowser };
const notMeasured = someBrowser.facts.map((fact) => ({
  ...fact,
  status: 'not-measured',
  evidence: 'The page took too long in the browser.',
}));
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd');

describe('what a browser measured (D-123)', () => {
  it('begins with the four scores of Lighthouse, also one that it could not tell', () => {
    open(measured);
    expect(valueOf('Performance')).toHaveTextContent('64');
    expect(valueOf('Accessibility')).toHaveTextContent('100');
    expect(valueOf('Search')).toHaveTextContent('83');
    expect(within(valueOf('Best practices')!).getByTitle('Not measured')).toBeVisible();
  });

  it('says how soon the page shows itself, with units, and when that was measured', () => {
    const section = open(measured);
    expect(valueOf('Largest contentful paint')).toHaveTextContent('3.1 s');
    expect(valueOf('Cumulative layout shift')).toHaveTextContent('0.01');
    expect(valueOf('Total blocking time')).toHaveTextContent('1,234 ms');
    expect(section.getByText(/Lighthouse on January 6, 2025/)).toBeVisible();
    expect(section.queryByText(/machine was busy/)).not.toBeInTheDocument();
  });

  it('says that a busy machine may have made it slower', () => {
    const lighthouse = { ...someBrowser.lighthouse, isHostSlow: true };
    const section = open({ ...measured, browser: { ...someBrowser, lighthouse } });
    expect(section.getByText(/machine was busy/)).toBeVisible();
  });

  it('stands in the groups of the other facts, where filter and search find it', () => {
    const section = open(measured);
    expect(section.getByRole('region', { name: 'Performance' })).toHaveTextContent('1 warning');
    expect(section.getByRole('region', { name: 'User experience' })).toHaveTextContent('1 failed, 1 passed');
    fireEvent.change(section.getByRole('searchbox'), { target: { value: 'old-prices' } });
    expect(section.getByText('Links that lead nowhere')).toBeVisible();
    expect(section.getByText('Title', { selector: 'b' })).not.toBeVisible();
  });

  it('does not say again what the reading of the page has found wrong', () => {
    const title = 'Image elements do not have [alt] attributes';
    open(measured);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('says it where the reading of the page has not', () => {
    const facts = someFacts.filter(({ id }) => id !== 'image-alternatives');
    expect(open(measured, facts).getByText('Image elements do not have [alt] attributes')).toBeVisible();
  });

  it('says that it is under way, in words for a screen reader, too', () => {
    const section = open({ measurement: 'under-way' });
    expect(section.getAllByRole('status')[0]).toHaveTextContent('Measuring is under way');
    expect(section.getByText('Title', { selector: 'b' })).toBeVisible();
  });

  it.each([
    ['too-busy', 'Too many sites were waiting.'],
    ['failed', 'The page could not be shown.'],
    ['of-a-later-release', 'The browser could not measure the page.'],
  ])('says why it was not measured: %s', (measurementFailure, reason) => {
    const section = open({ measurement: 'failed', measurementFailure });
    expect(section.getByText(`Not measured in a browser: ${reason}`)).toBeVisible();
  });

  it('does not say that a page that is pictured could not be shown', () => {
    const screenshots = [{ name: 'desktop', width: 1280, height: 800 }];
    const section = open({ measurement: 'failed', measurementFailure: 'failed', screenshots });
    expect(section.getByText('Not measured in a browser: The browser could not measure the page.')).toBeVisible();
  });

  it('says why there are no scores where only a part was measured', () => {
    const section = open({
      measurement: 'done',
      browser: { ...someBrowser, lighthouse: undefined, facts: notMeasured },
    });
    expect(section.getByText('Scores not measured: The page took too long in the browser.')).toBeVisible();
    expect(section.getByText('Not measured: 3')).toBeVisible();
  });

  it.each([{ measurement: 'done' }, { measurement: 'done', browser: { facts: 'odd' } }, undefined])(
    'is not there where only pictures were taken, or nothing: %j',
    (product) => {
      const section = open(product);
      expect(section.queryByText(/Lighthouse|Not measured in|under way/)).not.toBeInTheDocument();
      expect(section.getByText('Title', { selector: 'b' })).toBeVisible();
    },
  );
});
