import { styled } from '@mui/material/styles';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { lineClamp } from '../../../../lib/line-clamp.ts';

const Figure = styled('figure')(({ theme }) => ({
  maxWidth: 420,
  margin: '4px 0 20px',
  '& figcaption': {
    marginTop: 8,
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

const Card = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.lineStrong}`,
  borderRadius: 10,
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  '& > div:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1.91',
    padding: 20,
    textAlign: 'center',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.sunken,
    overflowWrap: 'anywhere',
  },
  '& > div:last-of-type': { padding: '12px 16px 14px', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
  '& strong': lineClamp(2),
  '& p': {
    ...lineClamp(2),
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

const textOf = (facts: readonly Fact[], id: string): string | undefined => {
  const fact = facts.find((each) => each.id === id);
  return fact && fact.value !== 'Missing' && fact.status !== 'not-measured' ? String(fact.value) : undefined;
};

type SharePreviewProps = { readonly facts: readonly Fact[]; readonly url: string };

/** The card that a chat or a social network shows for a link to the site. Its image is named, not loaded from the site. */
export function SharePreview({ facts, url }: SharePreviewProps) {
  const image = textOf(facts, 'share-image');
  const title = textOf(facts, 'share-title');
  const description = textOf(facts, 'share-description');
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  if (title === undefined && description === undefined && image === undefined) return null;
  return (
    <Figure>
      <Card>
        <div>{image === undefined ? 'No picture' : `Picture: ${image}`}</div>
        <div>
          <small>{host}</small>
          <strong>{title ?? host}</strong>
          {description !== undefined && <p>{description}</p>}
        </div>
      </Card>
      <figcaption>
        How a link to the site looks when shared.{image !== undefined && ' The picture is not loaded here.'}
      </figcaption>
    </Figure>
  );
}
