import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PlusIcon } from '../../components/icons.tsx';
import { motion } from '../../lib/motion.ts';
import { CallRow } from './call-row.tsx';
import type { ApiDescription, CallGroup } from './description.ts';

const Groups = styled('div')({ display: 'grid', gap: 48, minWidth: 0, '& > *': { minWidth: 0 } });

const Contents = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 32,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '8px 20px' },
}));

const Rows = styled('ul')(({ theme }) => ({
  marginTop: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Folded = styled('details')(({ theme }) => ({
  marginTop: 48,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    ...theme.typography.h4,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '18px 0',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': {
    marginTop: 3,
    color: theme.vars.palette.text.disabled,
    transition: `transform ${motion.open}`,
  },
  '&[open] > summary > svg': { transform: 'rotate(45deg)' },
  '& > div': { padding: '12px 0 32px' },
}));

/** Groups whose calls answer only accounts with a role, or the payment provider. */
const FOR_STAFF: ReadonlySet<string> = new Set(['Audit', 'Moderation', 'Operations', 'Provider']);

const idOf = (name: string): string => `calls-${name.toLowerCase().replaceAll(' ', '-')}`;

type CallGroupsProps = {
  readonly groups: readonly CallGroup[];
  /** The call that the URL points to: its group is open. */
  readonly named: string;
  readonly description: ApiDescription;
  /** The id of the open call; empty if none is. */
  readonly open: string;
  readonly onToggle: (id: string) => void;
};

/** The calls by subject, with a list of the subjects. Calls for staff are collapsed. */
export function CallGroups({ groups, named, ...rows }: CallGroupsProps) {
  const forAll = groups.filter(({ name }) => !FOR_STAFF.has(name));
  const forStaff = groups.filter(({ name }) => FOR_STAFF.has(name));
  const isStaffCall = forStaff.some(({ calls }) => calls.some(({ operation }) => operation.operationId === named));
  return (
    <>
      <Contents aria-label="Calls by subject">
        <ul>
          {forAll.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Contents>
      <GroupList groups={forAll} {...rows} />
      {forStaff.length > 0 && (
        <Folded open={isStaffCall}>
          <summary>
            For auditors, moderators, operators and the payment provider
            <PlusIcon size={16} />
          </summary>
          <GroupList groups={forStaff} {...rows} />
        </Folded>
      )}
    </>
  );
}

function GroupList({ groups, description, open, onToggle }: Omit<CallGroupsProps, 'named'>) {
  return (
    <Groups>
      {groups.map(({ name, description: text, calls }) => (
        <div key={name} id={idOf(name)}>
          <Typography variant="h3">{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
          <Rows>
            {calls.map((call) => (
              <CallRow
                key={call.operation.operationId}
                description={description}
                call={call}
                isOpen={open === call.operation.operationId}
                onToggle={() => onToggle(call.operation.operationId)}
              />
            ))}
          </Rows>
        </div>
      ))}
    </Groups>
  );
}
