import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FadingImage } from '../screenshots/fading-image.tsx';
import { readScreens } from '../screenshots/read-screens.ts';
import { screenshotPath } from '../screenshots/screenshot-path.ts';

/** Reserves its space before the screenshot is loaded, regardless of its size. */
const Picture = styled(FadingImage)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
  background: theme.vars.palette.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

type AppPictureProps = {
  readonly productId: number;
  readonly title: string;
  readonly product: unknown;
  readonly isFirst: boolean;
};

/** The screenshot on an app's card; nothing if there is none or it does not load. */
export function AppPicture({ productId, title, product, isFirst }: AppPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { desktop } = readScreens(product);
  if (!desktop || isBroken) return null;
  return (
    <Picture
      src={screenshotPath(productId, 'desktop')}
      width={desktop.width}
      height={desktop.height}
      alt={`Screenshot of ${title}`}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
      onError={() => setIsBroken(true)}
    />
  );
}
