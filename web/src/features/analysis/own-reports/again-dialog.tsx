import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../../lib/paths.ts';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { hostOf } from '../../../lib/host-of.ts';
import type { UrlAnalysis } from '../use-url-analysis.ts';
import type { OwnReport } from './find-own-report.ts';

const Ways = styled(FormActions)({ '& a': { marginRight: 'auto' } });

type AgainDialogProps = { readonly report: OwnReport; readonly onChoose: UrlAnalysis['choose'] };

/** Offers to analyze an existing app again instead of creating another one for the same site (D-138). */
export function AgainDialog({ report: { id, title, url }, onChoose }: AgainDialogProps) {
  const key = useId();
  return (
    <SheetDialog
      open
      onClose={() => onChoose('cancel')}
      aria-labelledby={`${key}-head`}
      aria-describedby={`${key}-text`}
    >
      <Typography variant="h3" component="h2" id={`${key}-head`}>
        You already have a report for {title || hostOf(url)}
      </Typography>
      <Typography variant="body2" id={`${key}-text`} sx={{ mt: 1, mb: 2.5 }}>
        Analyze it again to get a new version of that report. Its address, orders and reviews stay. A new app starts
        from scratch.
      </Typography>
      <Ways>
        <Button variant="text" component={Link} to={analysisPath(id)}>
          Open report
        </Button>
        <Button variant="outlined" onClick={() => onChoose('new')}>
          Create a new app
        </Button>
        <Button color="machine" onClick={() => onChoose('again')}>
          Analyze again
        </Button>
      </Ways>
    </SheetDialog>
  );
}
