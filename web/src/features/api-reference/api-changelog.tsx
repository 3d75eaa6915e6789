import { GuideSection } from './guide-section.tsx';

/** API changes, newest first. */
export function ApiChangelog() {
  return (
    <GuideSection id="changelog" title="Changelog">
      <p>
        We add calls, optional fields and response fields without notice: ignore what you don’t know. Within a version,
        we don’t remove or change anything described here.
      </p>
      <ul>
        <li>
          0.1.0: The API is described in OpenAPI 3.1. Errors have the fields of RFC 9457. Responses to writes have{' '}
          <code>x-log-position-token</code>.
        </li>
      </ul>
    </GuideSection>
  );
}
