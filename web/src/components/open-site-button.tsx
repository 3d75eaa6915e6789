import Button from '@mui/material/Button';
import { isWebAddress } from '../lib/is-web-address.ts';
import { ExternalIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Opens a site in a new tab. Renders nothing unless the URL is http or https (D-58). */
export function OpenSiteButton({ url }: { readonly url: string }) {
  if (!isWebAddress(url)) return null;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      size="large"
      endIcon={<ExternalIcon size={18} />}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      Open the site
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
