import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { sharedAnalysisPath } from '../../../lib/paths.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useShareLink } from '../apps-api.ts';
import { scrollToElement } from '../../../lib/scroll-to.ts';

const SECTION_ID = 'share-link';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { maxWidth: '68ch' },
  '&:focus': { outline: 0 },
  // Like the rows above: text on the left, buttons on the right.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 40 },
}));

const Address = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 6,
  maxWidth: 640,
  '& input': { textOverflow: 'ellipsis' },
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type ShareLinkProps = { readonly productId: number; readonly isShared: boolean };

/** The share link of an unlisted app: the owner creates, copies and revokes it. */
export function ShareLink({ productId, isShared }: ShareLinkProps) {
  const id = useId();
  const { open, revoke } = useShareLink(productId);
  const [address, setAddress] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const run = async (failure: string, work: () => Promise<void>): Promise<void> => {
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      log.error(failure, error);
      const description = serverTextOf(error) ?? 'Please try again.';
      showToast({ tone: 'destructive', title: failure, description });
    }
    setIsPending(false);
  };
  const copy = () =>
    run('Could not get the link', async () => {
      const link = `${globalThis.location.origin}${sharedAnalysisPath(productId, await open())}`;
      setAddress(link);
      const title = (await copyText(link)) ? 'Link copied' : 'Copy the link from the field';
      showToast({ title });
    });
  const end = () =>
    run('Could not revoke the link', async () => {
      await revoke();
      setAddress(undefined);
      showToast({ title: 'Link revoked', description: 'It no longer opens the report.' });
    });

  return (
    <Panel id={SECTION_ID} tabIndex={-1}>
      <div>
        <Typography variant="h4" component="h3">
          Share link
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isShared
            ? 'Anyone with the link can read this report, until you revoke the link.'
            : 'Create a link that lets anyone who has it read this report. You can revoke it at any time.'}
        </Typography>
      </div>
      <Buttons>
        <Button variant="outlined" size="small" disabled={isPending} onClick={() => void copy()}>
          {isShared ? 'Copy link' : 'Create share link'}
        </Button>
        {isShared && (
          <Button variant="text" size="small" color="error" disabled={isPending} onClick={() => void end()}>
            Revoke link
          </Button>
        )}
      </Buttons>
      {isShared && address !== undefined && (
        <Address>
          <FormLabel htmlFor={id}>Link to the report</FormLabel>
          <OutlinedInput id={id} value={address} readOnly size="small" onFocus={({ target }) => target.select()} />
        </Address>
      )}
    </Panel>
  );
}

/** Scrolls to the share link and focuses its section, so that Tab continues with its button. */
export const showShareLink = (): void => {
  const section = document.getElementById(SECTION_ID);
  scrollToElement(section, { block: 'center' });
  section?.focus({ preventScroll: true });
};
