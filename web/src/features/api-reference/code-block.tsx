import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { copyText } from '../../lib/copy-text.ts';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.sunken,
  '& pre': { ...theme.typography.mono, margin: 0, padding: '16px 20px', color: theme.vars.palette.text.primary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  padding: '4px 8px 4px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
}));

type CodeBlockProps = {
  /** The caption, such as "curl" or "Answer 201". */
  readonly label: string;
  readonly code: string;
};

/** Code with a copy button. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => setIsCopied(await copyText(code));
  return (
    <Box>
      <Head>
        <span>{label}</span>
        <Button size="small" variant="text" aria-label={`Copy ${label}`} onClick={() => void copy()}>
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </Head>
      <ScrollRegion label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
    </Box>
  );
}
