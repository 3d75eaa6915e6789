import { lazy, Suspense, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { hostOf } from '../../../lib/host-of.ts';
import { DEVICES } from './devices.ts';
import { FadingImage } from './fading-image.tsx';
import { AddressBar, BrowserFrame, Figure, PhoneFrame, PictureButton, PicturePlace } from './frames.tsx';
import type { Screens, Screenshot } from './read-screens.ts';
import { screenshotPath } from './screenshot-path.ts';

/** The size of the window that sites are rendered in (D-122). */
const DESKTOP = { aspectRatio: '1280 / 800' };
const PHONE = { aspectRatio: '390 / 844' };

const ScreenshotDialog = lazy(async () => ({ default: (await import('./screenshot-dialog.tsx')).ScreenshotDialog }));

type Name = Screenshot['name'];

type SiteScreensProps = {
  readonly productId: number;
  readonly links: string;
  readonly url: string;
  readonly screens: Screens;
  /** Below the fold: loaded when scrolled near. */
  readonly isLazy?: boolean;
};

/** The screenshots of a site: a browser window with a phone in front of it. Either opens larger. */
export function SiteScreens({ productId, links, url, screens, isLazy = false }: SiteScreensProps) {
  const [open, setOpen] = useState<Name>();
  const [broken, setBroken] = useState<readonly Name[]>([]);
  const host = hostOf(url);
  const { version } = screens;
  const pathOf = (name: Name): string => screenshotPath(productId, name, { version, links });

  const picture = (view: Screenshot): ReactNode => (
    <PictureButton type="button" aria-haspopup="dialog" onClick={() => setOpen(view.name)}>
      <FadingImage
        src={pathOf(view.name)}
        width={view.width}
        height={view.height}
        loading={isLazy ? 'lazy' : 'eager'}
        alt={`Screenshot of ${host} ${DEVICES[view.name]}`}
        onError={() => setBroken((names) => [...names, view.name])}
      />
      <VisuallyHidden>Enlarge</VisuallyHidden>
    </PictureButton>
  );

  const shown = [screens.desktop, screens.phone].filter((view) => view !== undefined && !broken.includes(view.name));
  const [desktop, phone] = (['desktop', 'phone'] as const).map((name) => shown.find((view) => view?.name === name));
  const isWaiting = screens.isUnderWay && shown.length === 0;
  return (
    <Figure>
      <BrowserFrame>
        <AddressBar aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{host}</span>
        </AddressBar>
        {desktop ? (
          picture(desktop)
        ) : (
          <PicturePlace style={DESKTOP} role="status">
            {isWaiting ? 'Taking screenshots…' : 'No screenshot could be taken.'}
          </PicturePlace>
        )}
      </BrowserFrame>
      {(phone ?? isWaiting) && (
        <PhoneFrame>{phone ? picture(phone) : <PicturePlace style={PHONE} aria-hidden="true" />}</PhoneFrame>
      )}
      {open && (
        <Suspense>
          <ScreenshotDialog
            host={host}
            views={shown.filter((view) => view !== undefined)}
            open={open}
            pathOf={pathOf}
            onShow={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Figure>
  );
}

/** Whether to show screenshots or their space. Space once reserved is kept, so that the page does not jump. */
export const useHasScreens = ({ desktop, isUnderWay }: Screens): boolean => {
  const [hasWaited, setHasWaited] = useState(isUnderWay);
  if (isUnderWay && !hasWaited) setHasWaited(true);
  return desktop !== undefined || hasWaited;
};
