import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { longDate, shortDate } from './day-of.ts';
import { useDays } from './use-days.ts';

/** The last second of a day here, which is another day in UTC if the two differ. */
const LATE = new Date(2025, 0, 31, 23, 59, 59).toISOString();

function Days() {
  const { longDay, shortDay } = useDays();
  return <p>{`${longDay(LATE)}; ${shortDay(LATE)}`}</p>;
}

describe('D-88: a day', () => {
  it('is the one where its reader is', () => {
    render(<Days />);
    expect(screen.getByText(`${longDate(LATE)}; ${shortDate(LATE)}`)).toBeInTheDocument();
  });

  it('is that of UTC on a drawn page, whose reader is not known', () => {
    const inUtc = (dateStyle: 'long' | 'medium') =>
      new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(Date.parse(LATE));
    expect(renderToString(<Days />)).toBe(`<p>${inUtc('long')}; ${inUtc('medium')}</p>`);
  });
});
