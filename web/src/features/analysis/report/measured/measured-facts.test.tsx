import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import { renderPart } from '../testing/render-part.tsx';
import { MeasuredFacts } from './measured-facts.tsx';

const open = () => {
  renderPart(
    <MeasuredFacts facts={someFacts} url="https://www.benchbook.example/" measuredAt="2025-01-05T10:00:00Z" />,
  );
  return screen.getByRole('region', { name: 'Measured facts' });
};
const rowOf = (title: string) => screen.getByText(title, { selector: 'b' }).closest('li')!;
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const shownTitles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((row) => row.querySelector('b')?.textContent ?? [])
    .toSorted();

describe('the measured facts of a report', () => {
  it('stand in groups, the user experience first, then those that need work, with their counts in words', () => {
    open();
    expect(headings()).toEqual([
      'User experience',
      'Accessibility',
      'Search engines',
      'Sharing',
      'Delivery',
      'Technology',
    ]);
    const group = screen.getByRole('region', { name: 'Accessibility' });
    expect(group).toHaveTextContent('1 failed, 1 passed');
    const [first] = within(group).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Failed: Images without alternative textDescribe in alt what each picture shows\.6 of 6/,
    );
  });

  it('say what to do at once, and what was seen when they are opened', async () => {
    open();
    const row = rowOf('Images without alternative text');
    expect(within(row).getByText('Describe in alt what each picture shows.')).toBeVisible();
    expect(within(row).getByText('<img src="/ticket.png">')).not.toBeVisible();
    await userEvent.click(within(row).getByText('Images without alternative text'));
    expect(within(row).getByText('<img src="/ticket.png">')).toBeVisible();
    expect(within(row).getByRole('link', { name: /About this: developer.mozilla.org/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('show a number with its unit', () => {
    open();
    expect(rowOf('Title')).toHaveTextContent('9 characters');
  });

  it('can be filtered by what is to be done', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Needs work 3' }));
    expect(shownTitles()).toEqual(['Images without alternative text', 'Picture when shared', 'Title']);
    expect(screen.getByRole('button', { name: 'Needs work 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('3 of 9 facts shown');
    await userEvent.click(screen.getByRole('button', { name: 'Passed 4' }));
    expect(shownTitles()).toContain('Language of the page');
    expect(shownTitles()).not.toContain('Title');
    await userEvent.click(screen.getByRole('button', { name: 'Noted 2' }));
    expect(shownTitles()).toEqual(['Caching headers']);
    await userEvent.click(screen.getByRole('button', { name: 'All 9' }));
    expect(screen.getByRole('status')).toHaveTextContent('9 of 9 facts shown');
  });

  it('can be searched, also by what was seen', () => {
    open();
    const search = screen.getByRole('searchbox', { name: 'Search measured facts' });
    fireEvent.change(search, { target: { value: 'ticket.png' } });
    expect(shownTitles()).toEqual(['Images without alternative text']);
    fireEvent.change(search, { target: { value: 'no such thing' } });
    expect(screen.getByText('No fact matches.')).toBeVisible();
  });

  it('fold what could not be measured, with the reason', async () => {
    open();
    expect(screen.getByText('Certificate')).not.toBeVisible();
    await userEvent.click(screen.getByText('Not measured: 1'));
    expect(screen.getByText('Certificate')).toBeVisible();
    expect(screen.getByText('The page does not use HTTPS.')).toBeInTheDocument();
  });

  it('draw the card of a shared link without loading anything from the site', () => {
    const section = open();
    const card = within(screen.getByRole('figure'));
    expect(card.getByText('benchbook.example')).toBeVisible();
    expect(card.getByText('Benchbook: tickets for bike shops')).toBeVisible();
    expect(card.getByText('No picture')).toBeVisible();
    expect(screen.queryByText(/not loaded here/)).not.toBeInTheDocument();
    expect(section.querySelector('img, iframe')).toBeNull();
  });

  it('name what the site is made with', () => {
    open();
    const technology = within(screen.getByRole('region', { name: 'Technology' }));
    expect(technology.getByText('Stripe')).toBeVisible();
    expect(technology.getByText('PayPal')).toBeVisible();
    expect(technology.getByText(/script js\.stripe\.com/)).not.toBeVisible();
  });
});
