import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { ReviewWords } from './review-words.tsx';

const show = (content: string) => render(<ReviewWords content={content} id={318} />, { wrapper: Providers });
const button = () => screen.queryByRole('button', { name: 'Read all of review #318' });

describe('a review in the list of one’s own', () => {
  it('can be expanded if the list cuts it', async () => {
    const text = `${'Long. '.repeat(30)}The end.`;
    show(text);
    expect(screen.getByText(/\.\.\.$/)).toBeVisible();
    await userEvent.click(button()!);
    expect(screen.getByText(text)).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button()!);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it.each(['Short.', '{"mainReview":"All of it."}'])('needs no button where it is all there: %s', (content) => {
    show(content);
    expect(button()).not.toBeInTheDocument();
  });
});
