import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TokenView } from '@twofold/contracts/accounts/access-tokens/api';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { shortDate } from '../../lib/day-of.ts';
import { paths } from '../../lib/paths.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { useNow } from '../../lib/use-now.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { DeveloperSection, Row, RowHead } from './developer-parts.tsx';
import { usePending } from './use-pending.ts';
import { useRevokeTokens, useTokens } from './tokens-api.ts';

const CAN = { read: 'Read', analyze: 'Analyze', feedback: 'Feedback' };

const day = (iso: string): string => unbroken(shortDate(iso) ?? '');

/** The access tokens of the user, and how to create and revoke them. */
export function TokensSection() {
  const { data: tokens, error, mutate } = useTokens();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <DeveloperSection
      id="tokens-heading"
      heading="Access tokens"
      text={
        <>
          Send a token in the header “Authorization: Bearer …” (<Link to={paths.developers}>all calls</Link>). Tokens
          stop working when you change your password or delete your account.
        </>
      }
      action={<Button onClick={() => setIsCreating(true)}>New token</Button>}
    >
      {tokens ? (
        <Tokens tokens={tokens} />
      ) : error ? (
        <LoadFailed text="Failed to load your tokens" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={72} role="status" aria-label="Loading tokens" />
      )}
      <CreateTokenDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </DeveloperSection>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly TokenView[] }) {
  const revokeTokens = useRevokeTokens();
  const { isPending, run } = usePending();
  const nowMs = useNow();
  const hasExpired = ({ expiresAt }: TokenView) => Date.parse(expiresAt) <= nowMs;
  const revoke = (id?: string, hasExpired = false) =>
    run(
      () => revokeTokens(id),
      id === undefined ? 'All tokens revoked' : hasExpired ? 'Token removed' : 'Token revoked',
    );

  if (tokens.length === 0) return <Typography color="textSecondary">No tokens yet.</Typography>;
  return (
    <>
      <ul aria-labelledby="tokens-heading">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            hasExpired={hasExpired(token)}
            isPending={isPending}
            onRevoke={() => revoke(token.id, hasExpired(token))}
          />
        ))}
      </ul>
      {tokens.length > 1 && (
        <Button variant="outlined" color="error" disabled={isPending} onClick={() => revoke()} sx={{ mt: 1 }}>
          Revoke all tokens
        </Button>
      )}
    </>
  );
}

type TokenRowProps = {
  readonly token: TokenView;
  readonly hasExpired: boolean;
  readonly isPending: boolean;
  readonly onRevoke: () => void;
};

function TokenRow({ token, hasExpired, isPending, onRevoke }: TokenRowProps) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const action = hasExpired ? 'Remove' : 'Revoke';
  return (
    <Row>
      <div>
        <RowHead>
          <Typography variant="h4" component="h3">
            {name}
          </Typography>
          {hasExpired && <Chip variant="state" label="Expired" color="warning" />}
        </RowHead>
        <Typography variant="body2" color="textSecondary">
          {scopes.map((scope) => CAN[scope]).join(', ')}. Created {day(createdAt)}, {hasExpired ? 'expired' : 'expires'}{' '}
          {day(expiresAt)}
          <br />
          {lastUsedAt === undefined ? 'Never used' : `Last used ${day(lastUsedAt)}`}
        </Typography>
      </div>
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        onClick={onRevoke}
        aria-label={`${action} token: ${name}`}
      >
        {action}
      </Button>
    </Row>
  );
}
