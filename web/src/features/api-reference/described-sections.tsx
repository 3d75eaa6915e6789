import type { ApiDescription } from './description.ts';
import { scopesOf } from './description.ts';
import { FieldList } from './field-list.tsx';
import { GuideSection } from './guide-section.tsx';
import { WithCode } from './with-code.tsx';

/** Sections of the document beside its calls: tokens and webhooks. */
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
            <WithCode text={token.description} /> Send it as <code>Authorization: Bearer</code>.
          </p>
          <FieldList
            label="Scope"
            fields={scopesOf(description).map(({ scope, calls }) => {
              return {
                name: scope,
                type: calls.map(({ operation }) => operation.summary).join(', '),
                isRequired: false,
              };
            })}
          />
        </GuideSection>
      )}
      {webhooks.length > 0 && (
        <GuideSection id="webhooks" title="Webhooks">
          <p>
            Choose events and name an endpoint in your profile. Each message is signed and sent until it is answered.
          </p>
          <FieldList label="Event" fields={webhooks} />
        </GuideSection>
      )}
    </>
  );
}
