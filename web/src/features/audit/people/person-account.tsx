import { styled } from '@mui/material/styles';
import type { PersonView } from '@twofold/contracts/audit/people/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { auditPaths, streamPath } from '../addresses.ts';
import { logSearch, ONLY_ACCESSES } from '../log/log-filters.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { ExactTime, MonoLink } from '../parts/mono.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { valueText } from '../parts/value-text.ts';

const Links = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

const STATUS = {
  registered: 'Registered',
  abandoned: 'Registration abandoned: another account took the email address',
  erased: 'Erased',
} as const;

/** A profile text, or that it was cleared or erased. */
const shown = (text: unknown): string => valueText(text === '' ? undefined : text);

/** The content of the account's stream, with a link to its events. */
export function PersonAccount({ person: { userId, account } }: { readonly person: PersonView }) {
  const { status, email, isEmailConfirmed, fullName, socialProfile, expertise, roles, registeredAt } = account;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Status', STATUS[status]],
    [
      'Email',
      <span key="email">
        {shown(email)}
        {typeof email === 'string' && <CopyButton what="email" text={email} />}
      </span>,
    ],
    ['Confirmed', isEmailConfirmed ? 'Yes' : 'No'],
    ['Name', shown(fullName)],
    ['Social profile', shown(socialProfile)],
    ['Expertise', shown(expertise)],
    ['Roles', roles.length === 0 ? 'None' : roles.join(', ')],
    ['Registered', <ExactTime key="registered" iso={registeredAt} />],
    ['Streams', <Streams key="streams" names={streamsOf(userId, roles)} />],
    ['Log', <InTheLog key="log" userId={userId} />],
  ];
  return (
    <Panel title="Account">
      <PanelBody>
        <Facts facts={facts} />
      </PanelBody>
    </Panel>
  );
}

/** An auditor's accesses are a stream as well. */
const streamsOf = (userId: number, roles: readonly string[]): readonly string[] => [
  `user-${userId}`,
  `credits-${userId}`,
  ...(roles.includes('auditor') ? [`access-${userId}`] : []),
];

function Streams({ names }: { readonly names: readonly string[] }) {
  return (
    <Links>
      {names.map((stream) => (
        <li key={stream}>
          <MonoLink to={streamPath(stream)}>{stream}</MonoLink>
        </li>
      ))}
    </Links>
  );
}

function InTheLog({ userId }: { readonly userId: number }) {
  const accesses = { type: ONLY_ACCESSES, text: `user-${userId}` };
  return (
    <Links>
      <li>
        <Link to={`${auditPaths.log}${logSearch({ actor: `user-${userId}` })}`}>What this person did</Link>
      </li>
      <li>
        <Link to={`${auditPaths.log}${logSearch(accesses)}`}>Who accessed the data of this person</Link>
      </li>
    </Links>
  );
}
