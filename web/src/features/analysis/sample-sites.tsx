import { styled } from '@mui/material/styles';
import { useSampleSites } from './api.ts';

/** Reserves its space while loading, so that nothing moves. */
const Offer = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  // Close to the form it belongs to.
  marginTop: -8,
  minHeight: 56,
  color: theme.vars.palette.text.secondary,
  // If the names do not fit beside the question, all of them are below it.
  '& > span': { display: 'inline-block', marginRight: 12 },
  [theme.breakpoints.up('md')]: { minHeight: 28 },
}));

const SiteButton = styled('button')(({ theme }) => ({
  minHeight: 28,
  padding: '2px 0',
  marginRight: 12,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: `underline 1px ${theme.vars.palette.lineStrong}`,
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { textDecorationColor: 'currentColor' },
}));

/** Our own sites to try the analysis on, if the configuration has any. */
export function SampleSites({ onPick }: { readonly onPick: (url: string) => void }) {
  const sites = useSampleSites();
  return (
    <Offer>
      {sites.length > 0 && <span>No site at hand? Try one of ours:</span>}
      <span>
        {sites.map(({ name, url, description }) => (
          <SiteButton key={url} type="button" title={description} onClick={() => onPick(url)}>
            {name}
          </SiteButton>
        ))}
      </span>
    </Offer>
  );
}
