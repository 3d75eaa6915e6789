import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CloseIcon, MenuIcon } from '../../components/icons.tsx';
import { latePart } from '../../components/late-part.tsx';
import { useMe } from '../../features/accounts/api.ts';
import { Brand } from '../../components/brand.tsx';
import { CatchingUp } from './catching-up.tsx';
import { AccountLinks, SiteLinks } from './header-links.tsx';
import { Bar, Menu, MenuButton, Row, Top } from './header-parts.tsx';

/** Loaded for users only, not for visitors. */
const PersonalLinks = latePart(async () => (await import('./personal-links.tsx')).PersonalLinks);

/** Logo and links; below 768 px the links are a menu behind a button. */
export function Header() {
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const { me, isLoading } = useMe();
  const [openAt, setOpenAt] = useState<typeof location>();
  // The menu belongs to the location it was opened at: any navigation closes it.
  const isOpen = openAt === location;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The focused menu item is about to be removed.
      menuButton.current?.focus();
      setOpenAt(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const personalLinks = (isInMenu: boolean) => me && <PersonalLinks me={me} isInMenu={isInMenu} />;

  return (
    <Top>
      <Row>
        <Brand size={26} />
        <Bar aria-label="Main">
          <ul>
            <SiteLinks isLoggedIn={me !== undefined} />
            {/* Hidden until the user is known: visitor links must not visibly turn into user links. */}
            <li className="account" style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
              <ul>
                {personalLinks(false)}
                <AccountLinks isLoggedIn={me !== undefined} />
              </ul>
            </li>
          </ul>
        </Bar>
        <MenuButton
          ref={menuButton}
          type="button"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? undefined : location)}
        >
          {isOpen ? <CloseIcon size={20} /> : <MenuIcon size={20} />}
        </MenuButton>
      </Row>
      <CatchingUp />
      {isOpen && (
        <Menu id={menuId} aria-label="Menu">
          <ul>
            {personalLinks(true)}
            <SiteLinks isLoggedIn={me !== undefined} />
            {!isLoading && <AccountLinks isLoggedIn={me !== undefined} isInMenu />}
          </ul>
        </Menu>
      )}
    </Top>
  );
}
