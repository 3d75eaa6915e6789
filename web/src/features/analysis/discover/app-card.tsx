import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductSummary } from '@twofold/contracts/analysis/api';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reviewPath } from '../../../lib/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { cutText } from '../../../lib/cut-text.ts';
import { hostOf } from '../../../lib/host-of.ts';
import { lineClamp } from '../../../lib/line-clamp.ts';
import { LimitedChip } from '../report/limited-chip.tsx';
import { readApp } from '../read-app.ts';
import { AppPicture } from './app-picture.tsx';
import { forOccupation } from './for-occupation.ts';

/** Specification, section 9. */
const DESCRIPTION_LENGTH = 120;
const STRENGTHS = 2;

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  padding: 20,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& > img': { width: 'calc(100% + 40px)', maxWidth: 'none', margin: '-20px -20px 0' },
  '& > .MuiButton-root': { marginTop: 'auto' },
  [theme.breakpoints.up('md')]: {
    padding: 24,
    '& > img': { width: 'calc(100% + 48px)', margin: '-24px -24px 0' },
  },
}));

const Title = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
  '& > .MuiChip-root': { flex: 'none', marginTop: 2 },
});

/** A purpose is a sentence, so a tag is cut after two lines. */
const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& li, & .MuiChip-root': { maxWidth: '100%' },
  '& .MuiChip-label': {
    ...lineClamp(2),
    margin: '1px 0',
    padding: '0 9px',
    whiteSpace: 'normal',
  },
});

const Strengths = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: '9px minmax(0, 1fr)', gap: 12 },
  '& li::before': {
    content: '""',
    width: 9,
    height: 9,
    marginTop: '.4em',
    borderRadius: 1,
    background: theme.vars.palette.machine.fill,
    forcedColorAdjust: 'none',
  },
  '& span': lineClamp(3),
}));

/** The purpose without the quote of the page that may follow it: a tag would cut the quote in the middle. */
const firstSentence = (purpose: string): string => purpose.split(/ (?=In its own words: )/u)[0] ?? purpose;

/** Renders the reader's relation to an app. The id of the app's title describes the link for screen readers. */
export type Standing = (titleId: string) => ReactNode;

type AppCardProps = {
  readonly product: ProductSummary;
  /** `h3` in a section with its own `h2`. */
  readonly titleAs?: 'h2' | 'h3';
  /** Replaces the review link for a reader who has written a review or cannot write one. */
  readonly standing?: Standing | undefined;
  /** Above the fold: the screenshot is loaded eagerly. */
  readonly isFirst?: boolean;
};

/** One app of Discover: the AI summary, and the link to review it. */
export function AppCard({ product, titleAs = 'h2', standing, isFirst = false }: AppCardProps) {
  const id = useId();
  const { openSeats } = product;
  const app = readApp(product);
  // Two tags: the purpose and the occupation (D-82). In a limited report, the description is the purpose.
  const purpose = app.isLimited && app.purpose === app.description ? undefined : app.purpose;
  const tags = [purpose && firstSentence(purpose), app.occupation && forOccupation(app.occupation)].filter(
    (tag) => tag !== undefined,
  );
  return (
    <Card>
      <AppPicture productId={app.id} title={app.title} product={product} isFirst={isFirst} />
      <div>
        <Title>
          <Typography variant="h3" component={titleAs} id={id} sx={lineClamp(2)}>
            {app.title}
          </Typography>
          {openSeats > 0 && (
            <Chip variant="state" color="people" label={openSeats === 1 ? '1 open seat' : `${openSeats} open seats`} />
          )}
        </Title>
        <Typography variant="body2" component="div">
          <SiteLink url={app.url} label={hostOf(app.url)} describedBy={id} />
        </Typography>
      </div>
      <Typography variant="body2" sx={lineClamp(4)}>
        {cutText(app.description, DESCRIPTION_LENGTH)}
      </Typography>
      {(tags.length > 0 || app.isLimited) && (
        <Tags aria-label="Tags">
          {app.isLimited && (
            <li>
              <LimitedChip />
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Chip variant="machine" label={tag} />
            </li>
          ))}
        </Tags>
      )}
      {app.strengths.length > 0 && (
        <Strengths aria-label="Strengths">
          {app.strengths.slice(0, STRENGTHS).map((strength) => (
            <li key={strength}>
              <span>{strength}</span>
            </li>
          ))}
        </Strengths>
      )}
      {standing?.(id) ??
        (app.hasApp && (
          <Button
            component={Link}
            to={reviewPath(app.id)}
            color="people"
            variant={openSeats > 0 ? 'contained' : 'outlined'}
            fullWidth
            aria-describedby={id}
          >
            Review App &amp; Earn Credit
          </Button>
        ))}
    </Card>
  );
}
