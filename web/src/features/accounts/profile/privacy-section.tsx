import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import { useState } from 'react';
import { log } from '../../../lib/log.ts';
import { saveJson } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { readExport } from '../account-writes.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const Section = styled('section')({ marginTop: 40 });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { maxWidth: '68ch' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 40 },
}));

/** Export and erasure of the user's data (D-38). */
export function PrivacySection({ user }: { readonly user: UserView }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section aria-labelledby="privacy-heading">
      <Typography variant="h3" component="h2" id="privacy-heading" sx={{ mb: 2 }}>
        Your data
      </Typography>
      <Row>
        <div>
          <Typography variant="h4" component="h3">
            Export your data
          </Typography>
          <Typography variant="body2" color="textSecondary">
            One JSON file with all the data we hold about you: your account, your sessions, your apps, your reviews and
            your credits.
          </Typography>
        </div>
        <ExportButton userId={user.id} />
      </Row>
      <Row>
        <div>
          <Typography variant="h4" component="h3">
            Delete your account
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Your personal data becomes unreadable, including in the history we keep.
          </Typography>
        </div>
        <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Row>
      <DeleteAccountDialog user={user} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Section>
  );
}

function ExportButton({ userId }: { readonly userId: number }) {
  const [isPending, setIsPending] = useState(false);

  const save = async () => {
    setIsPending(true);
    try {
      saveJson(`twofold-${userId}.json`, await readExport(userId));
    } catch (error) {
      log.error('The export failed', error);
      showToast({
        tone: 'destructive',
        title: 'Export failed',
        description: 'Failed to export your data. Please try again.',
      });
    }
    setIsPending(false);
  };

  return (
    <Button variant="outlined" disabled={isPending} onClick={() => void save()}>
      {isPending ? 'Exporting...' : 'Export my data'}
    </Button>
  );
}
