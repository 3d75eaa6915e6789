import { GuideSection } from './guide-section.tsx';

/** API changes, newest first. */
export function ApiChangelog() {
  return (
    <GuideSection id="changelog" title="Changelog">
      <p>
        New calls, optional fields and new fields in answers come without notice: ignore what you do not know. Nothing
        that is described here is removed or changed within a version.
      </p>
      <ul>
        <li>
          0.1.0: The API is described in OpenAPI 3.1. Refusals have the fields of RFC 9457. Answers to writes have{' '}
          <code>x-log-position-token</code>.
        </li>
      </ul>
    </GuideSection>
  );
}
