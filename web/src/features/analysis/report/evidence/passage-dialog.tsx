import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PassageView } from '@twofold/contracts/analysis/api';
import { useId } from 'react';
import useSWR from 'swr';
import { FormActions } from '../../../../components/form/form-parts.tsx';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { SiteLink } from '../../../../components/site-link.tsx';
import { productsKey } from '../../../../lib/cache-keys.ts';
import { ApiError } from '../../../../lib/fetch-json.ts';
import type { ShownEvidence } from '../read-evidence.ts';
import type { EvidenceSource } from './evidence-source.ts';
import { passageAddress, withoutEllipsis } from './text-fragment.ts';

/** The passage that a statement quotes, in the text that the report was made from. */
const usePassage = ({ productId, links }: EvidenceSource, evidenceId: string) =>
  useSWR<PassageView, Error>(`${productsKey}/${productId}/passages/${encodeURIComponent(evidenceId)}${links}`);

/** Whether that text was never stored or has been deleted. */
const isNotKept = (error: Error): boolean => error instanceof ApiError && error.status === 404;

const Mark = styled('mark')(({ theme }) => ({
  padding: '1px 0',
  background: theme.vars.palette.machine.soft,
  boxShadow: `inset 0 -2px ${theme.vars.palette.machine.fill}`,
  color: 'inherit',
}));

/** A text with the first occurrence of the quote marked, if there is one. */
function MarkedText({ text, marked }: { readonly text: string; readonly marked: string }) {
  const words = withoutEllipsis(marked);
  const start = words === '' ? -1 : text.indexOf(words);
  if (start < 0) return text;
  const end = start + words.length;
  return (
    <>
      {text.slice(0, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  );
}

const Texts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  maxHeight: '52vh',
  margin: '16px 0 20px',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& [data-passage]': { color: theme.vars.palette.text.primary },
}));

type PassageDialogProps = {
  readonly source: EvidenceSource;
  readonly evidence: Extract<ShownEvidence, { basis: 'quote' }>;
  readonly onClose: () => void;
};

/** A quote in the text that the report was made from, with the surrounding paragraphs. */
export function PassageDialog({ source, evidence, onClose }: PassageDialogProps) {
  const id = useId();
  const { data, error, mutate } = usePassage(source, evidence.id);
  const page = data?.page ?? evidence.page ?? source.url;
  return (
    <SheetDialog open onClose={onClose} aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        What we read
      </Typography>
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        <SiteLink url={passageAddress(page, evidence.quote) ?? page} label={page} />
      </Typography>
      {data && <PassageTexts passage={data} quote={evidence.quote} />}
      {error && isNotKept(error) && <Texts>We no longer have the text of this page.</Texts>}
      {error && !isNotKept(error) && <LoadFailed text="Failed to load this passage" onRetry={() => void mutate()} />}
      {!data && !error && (
        <Texts role="status" aria-label="Loading the passage">
          {['100%', '92%', '70%'].map((width) => (
            <Skeleton key={width} width={width} height={21} />
          ))}
        </Texts>
      )}
      <FormActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </SheetDialog>
  );
}

function PassageTexts({ passage, quote }: { readonly passage: PassageView; readonly quote: string }) {
  return (
    <Texts tabIndex={0} role="region" aria-label="The passage in the text we read">
      {passage.before.map((text, index) => (
        <p key={`before-${index}`}>{text}</p>
      ))}
      <p data-passage>
        <MarkedText text={passage.text} marked={quote} />
      </p>
      {passage.after.map((text, index) => (
        <p key={`after-${index}`}>{text}</p>
      ))}
    </Texts>
  );
}
