import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { ApiDescription } from './description.ts';
import { scopesOf } from './description.ts';
import { FieldList } from './field-list.tsx';
import { GuideSection } from './guide-section.tsx';
import { WithCode } from './with-code.tsx';

/** One scope per row, with the calls that it permits. */
const Scopes = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  '& > div': {
    display: 'grid',
    gap: '4px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.mono, lineHeight: 1.6, fontWeight: 700 },
  '& dd': { color: theme.vars.palette.text.secondary },
  '& ul': { columns: '260px', columnGap: 24 },
  '& li': { breakInside: 'avoid', padding: '1px 0' },
  [theme.breakpoints.up('md')]: { '& > div': { gridTemplateColumns: '120px minmax(0, 1fr)' } },
}));

/** The sections about tokens and webhooks, from the OpenAPI document. */
export function DescribedSections({ description }: { readonly description: ApiDescription }) {
  const token = description.components.securitySchemes['bearerAuth'];
  const webhooks = Object.entries(description.webhooks ?? {}).flatMap(([name, operations]) =>
    Object.values(operations).map(({ summary }) => ({ name, type: summary, isRequired: false })),
  );
  return (
    <>
      {token && (
        <GuideSection id="tokens" title="Tokens">
          <p>
            <WithCode text={token.description} /> Send it in the header <code>Authorization: Bearer …</code>. You create
            tokens in your <Link to={paths.developer}>developer settings</Link>.
          </p>
          <Scopes aria-label="Scopes">
            {scopesOf(description).map(({ scope, calls }) => (
              <div key={scope}>
                <dt>{scope}</dt>
                <dd>
                  <ul>
                    {calls.map(({ operation }) => (
                      <li key={operation.operationId}>{operation.summary}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </Scopes>
        </GuideSection>
      )}
      {webhooks.length > 0 && (
        <GuideSection id="webhooks" title="Webhooks">
          <p>
            Choose events and add an endpoint in your <Link to={paths.developer}>developer settings</Link>. We sign each
            message. If your endpoint does not answer with 2xx, we retry for three days, then disable it.
          </p>
          <FieldList label="Event" fields={webhooks} />
        </GuideSection>
      )}
    </>
  );
}
