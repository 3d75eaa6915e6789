import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { ExternalLink } from './external-link.tsx';

const show = (href: string) => render(<ExternalLink href={href}>the site</ExternalLink>, { wrapper: Providers });

describe('D-58: a link out of the product', () => {
  it('opens in a new tab that gets no referrer, and announces it', () => {
    show('https://benchbook.example/a');
    const link = screen.getByRole('link', { name: /the site.*opens in a new tab/ });
    expect(link).toHaveAttribute('href', 'https://benchbook.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    'https:a.example',
    'https://',
    '',
  ])('stays text for %j', (href) => {
    show(href);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('the site')).toBeVisible();
  });
});
