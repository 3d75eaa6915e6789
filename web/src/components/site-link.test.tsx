import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { OpenSiteButton } from './open-site-button.tsx';
import { SiteLink } from './site-link.tsx';

const show = (url: string) =>
  render(
    <>
      <SiteLink url={url} label="the site" />
      <OpenSiteButton url={url} />
    </>,
    { wrapper: Providers },
  );

describe('D-58: links to an analyzed site', () => {
  it('open in a new tab, and are no recommendation', () => {
    show('HTTPS://benchbook.example/a');
    for (const link of screen.getAllByRole('link', { name: /opens in a new tab/ })) {
      expect(link).toHaveAttribute('href', 'HTTPS://benchbook.example/a');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it.each(['https:a.example', 'https:/a.example', 'javascript:alert(1)', '//a.example', 'a.example'])(
    'stay text for %j, which would not lead to another site',
    (url) => {
      show(url);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.getByText('the site')).toBeVisible();
    },
  );
});
