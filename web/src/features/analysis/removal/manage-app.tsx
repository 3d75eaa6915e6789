import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { sectionSpace } from '../../../components/page-section.tsx';
import { Wrap } from '../../../components/wrap.tsx';
import { ShareLink } from '../sharing/share-link.tsx';
import { RemovalButtons } from './removal-buttons.tsx';
import type { Removal } from './removal.ts';

const Section = styled(Wrap)({ paddingBottom: sectionSpace, '@media print': { display: 'none' } });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { maxWidth: '68ch' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 40 },
}));

type ManageAppProps = Removal & {
  /** Undefined for a moderator, who cannot see whether an app is listed. */
  readonly isListed: boolean | undefined;
  /** Whether the app has a share link. */
  readonly isShared: boolean;
  readonly onTakenDown: () => void | Promise<void>;
};

const standing = (isListed: boolean | undefined): string =>
  isListed === false
    ? 'It is not listed: you, its buyers and its reviewers can read the report.'
    : 'It is listed in Discover Apps. Anyone can read the report.';

/** The owner's or a moderator's actions on the visibility of an app. */
export function ManageApp({ isListed, isShared, as, onTakenDown, ...app }: ManageAppProps) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <Row>
        <div>
          <Typography variant="h4" component="h2" id={id}>
            {as === 'owner' ? 'This is your app' : 'Moderation'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {as === 'owner'
              ? standing(isListed)
              : 'You can unlist this app or take it down, and must give a reason. An unlisted app can be listed again.'}
          </Typography>
        </div>
        <RemovalButtons
          {...app}
          as={as}
          isListed={as === 'owner' ? isListed !== false : isListed}
          onTakenDown={onTakenDown}
        />
      </Row>
      {as === 'owner' && isListed === false && <ShareLink productId={app.productId} isShared={isShared} />}
    </Section>
  );
}
