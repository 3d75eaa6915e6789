import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../../components/external-link.tsx';
import { longDate } from '../../../lib/day-of.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 20,
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  // A long URL in the expertise must not make the page wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px 40px',
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd': { marginTop: 2, overflowWrap: 'anywhere' },
  '& .missing': { color: theme.vars.palette.text.disabled },
  // The expertise is a text of any length, with its author's line breaks.
  '& .text dd': { maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'break-word' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& .text': { gridColumn: '1 / -1' },
  },
}));

type FactProps = { readonly name: string; readonly missing?: string; readonly className?: string };

function Fact({ name, missing, className, children }: FactProps & { readonly children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className={children ? undefined : 'missing'}>{children || missing}</dd>
    </div>
  );
}

type ProfileViewProps = { readonly user: UserView; readonly onEdit: () => void };

/** View mode (specification, section 2). */
export function ProfileView({ user, onEdit }: ProfileViewProps) {
  const { fullName, email, socialProfile, expertise, createdAt } = user;
  return (
    <>
      <Head>
        <Typography variant="h3" component="h2" id="account-heading">
          Account
        </Typography>
        <Button variant="outlined" size="small" onClick={onEdit}>
          Edit Profile
        </Button>
      </Head>
      <Facts>
        <Fact name="Full name" missing="Not set">
          {fullName}
        </Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Social profile" missing="No social profile added">
          {socialProfile && <ExternalLink href={socialProfile} />}
        </Fact>
        <Fact name="Member Since">{longDate(createdAt)}</Fact>
        <Fact name="Expertise" missing="No expertise information added" className="text">
          {expertise}
        </Fact>
      </Facts>
    </>
  );
}
