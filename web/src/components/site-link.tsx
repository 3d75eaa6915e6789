import { styled } from '@mui/material/styles';
import { isWebAddress } from '../lib/is-web-address.ts';
import { ExternalIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Anchor = styled('a')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline', marginLeft: 5, verticalAlign: '-.1em' },
  '@media print': { '& svg': { display: 'none' } },
}));

type SiteLinkProps = {
  readonly url: string;
  readonly label?: string;
  /** The id of an element that distinguishes links with the same text: a host may have several apps. */
  readonly describedBy?: string;
};

/**
 * A link to the analyzed site, in a new tab. A user submitted the address, so it is no recommendation (`nofollow`), and
 * only http and https become a link, everything else stays text (D-58).
 */
export function SiteLink({ url, label = url, describedBy }: SiteLinkProps) {
  if (!isWebAddress(url)) return <span>{label}</span>;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" aria-describedby={describedBy}>
      {label}
      <ExternalIcon size={14} />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
}
