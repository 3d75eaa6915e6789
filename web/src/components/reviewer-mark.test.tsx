import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewerMark } from './reviewer-mark.tsx';

it.each([
  ['Ada Lovelace', 'AL', 0],
  ['Reviewer', '', 1],
  ['A former reviewer', '', 1],
  ['Reviewer Jones', 'RJ', 0],
])('the disc of %s has the initials %j and %i figures', (name, initials, figures) => {
  const { container } = render(
    <svg>
      <ReviewerMark name={name} y={5} size={18} />
    </svg>,
  );
  expect(container.textContent).toBe(initials);
  expect(container.querySelectorAll('.figure')).toHaveLength(figures);
});
