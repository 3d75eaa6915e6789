import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangeMailSettingBody } from '@twofold/contracts/notifications/api';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '@twofold/contracts/notifications/mail-kinds';
import { useId } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useMailSettings } from './mail-api.ts';

const Section = styled('section')({ marginTop: 40 });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  paddingBlock: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { paddingBottom: 0 },
  '& label': { ...theme.typography.h4, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: '3px 0 0', accentColor: theme.vars.palette.text.primary },
}));

/**
 * The mail settings, one row per kind. The rows are rendered immediately, so that nothing moves when the settings
 * arrive.
 */
export function MailSettings() {
  const { settings, error, retry, change } = useMailSettings();

  const save = async (body: ChangeMailSettingBody) => {
    try {
      await change(body);
    } catch (failure) {
      log.error('Changing an email setting failed', failure);
      const description = 'Could not save this setting. Please try again.';
      showToast({ tone: 'destructive', title: 'Not saved', description });
    }
  };

  return (
    <Section aria-labelledby="emails-heading">
      <Typography variant="h3" component="h2" id="emails-heading">
        Emails
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        Choose what we email you about. We always send emails about security and payments.
      </Typography>
      {error && !settings ? (
        <LoadFailed text="Failed to load your email settings" onRetry={retry} />
      ) : (
        <ul aria-labelledby="emails-heading">
          {MAIL_KIND_NAMES.map((kind) => (
            <SettingRow
              key={kind}
              kind={kind}
              isOn={settings?.find((each) => each.kind === kind)?.isOn}
              onChange={(isOn) => void save({ kind, isOn })}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

type SettingRowProps = {
  readonly kind: MailKind;
  /** Undefined while unknown. */
  readonly isOn: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
};

function SettingRow({ kind, isOn, onChange }: SettingRowProps) {
  const id = useId();
  const { label, explanation } = MAIL_KINDS[kind];
  return (
    <Row>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-why`}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <Typography variant="body2" color="textSecondary" id={`${id}-why`}>
          {explanation}
        </Typography>
      </div>
    </Row>
  );
}
