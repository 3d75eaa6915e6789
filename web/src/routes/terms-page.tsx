import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { TextPage } from '../components/text-page.tsx';

/** `/terms` (D-71): only what the product does. */
export function TermsPage() {
  return (
    <TextPage
      title="Terms of Service"
      lead="What you can expect of Twofold, and what we expect of you. Your contract is with the operator of this site."
    >
      <h2>Analyses</h2>
      <p>
        An analysis is free and needs no account. It is made by a machine from the public page whose address you submit.
        It shows what it rests on, but it can be wrong: do not base a decision on it alone.
      </p>
      <p>
        Reports are public and listed in <Link to={paths.discover}>Discover Apps</Link>. Submit only addresses that
        everybody may visit and read.
      </p>
      <h2>Your account</h2>
      <p>
        One account is for one person. Keep your password to yourself; what is done with your account counts as done by
        you. You can delete the account at any time.
      </p>
      <h2>Reviews</h2>
      <ul>
        <li>Write what you saw yourself, in your own words. Don’t review your own app.</li>
        <li>What you write stays yours. You allow us to show it to the people it was written for.</li>
        <li>Leave out what is unlawful, insulting, or about the private life of others.</li>
      </ul>
      <h2>Credits</h2>
      <p>
        You start with 1 credit, and each completed review earns 1 more. Credits cannot be passed on to others, and they
        end with your account.
      </p>
      <h2>What we do not promise</h2>
      <p>
        We keep Twofold running with care, but not without interruption. Accounts that are used to harm others or to
        cheat for credits can be closed.
      </p>
      <h2>Your data</h2>
      <p>
        The <Link to={paths.privacy}>Privacy Policy</Link> says what is stored, how it is protected, and how you get it
        back or have it erased.
      </p>
    </TextPage>
  );
}
