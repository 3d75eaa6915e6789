import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { saveText } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toast-store.ts';

const Content = styled('div')({ display: 'grid', gap: 16 });

const Codes = styled('ol')(({ theme }) => ({
  ...theme.typography.mono,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: '14px 16px',
  borderRadius: 10,
  background: theme.vars.palette.sunken,
  userSelect: 'all',
}));

type RecoveryCodesProps = { readonly codes: readonly string[] | undefined; readonly onDone: () => void };

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${(codes ?? []).join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { title: 'Recovery codes copied' }
        : { tone: 'destructive', title: 'Copying failed', description: 'Select the codes and copy them.' },
    );
  };
  return (
    <Content>
      {codes ? (
        <>
          <Typography variant="body2">
            Keep these codes where you can find them without your phone or computer. Each one works once, in place of
            your second factor. We can’t show them again.
          </Typography>
          <Codes aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </>
      ) : (
        <Notice isFailure>
          Your second factor works, but we could not show its recovery codes. Create new ones now.
        </Notice>
      )}
      <FormActions>
        {codes && (
          <>
            <Button variant="outlined" onClick={() => void copy()}>
              Copy
            </Button>
            <Button variant="outlined" onClick={() => saveText('twofold-recovery-codes.txt', text)}>
              Download
            </Button>
          </>
        )}
        <Button onClick={onDone}>{codes ? 'I’ve saved them' : 'Close'}</Button>
      </FormActions>
    </Content>
  );
}
