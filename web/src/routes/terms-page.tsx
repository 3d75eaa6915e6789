import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { TextPage } from '../components/text-page.tsx';

/** `/terms` (D-71). Promises only what the product does. */
export function TermsPage() {
  return (
    <TextPage
      title="Terms of Service"
      lead="What you can expect from Twofold, and what we expect from you. Your contract is with the operator of this site."
    >
      <h2>Analyses</h2>
      <p>
        Analyses are free and need no account. Software writes them from the public page you submit. Each statement
        shows what it is based on, but it can still be wrong: don’t base a decision on a report alone.
      </p>
      <p>
        Reports are public and listed in <Link to={paths.discover}>Discover Apps</Link>. Submit only pages that anyone
        may visit and read. If the app is yours, you can unlist its report or take it down.
      </p>
      <h2>Your account</h2>
      <p>
        Each account is for one person. Keep your password to yourself: you are responsible for what happens under your
        account. You can delete it at any time.
      </p>
      <h2>Reviews</h2>
      <ul>
        <li>Write about what you saw yourself, in your own words. Don’t review your own app.</li>
        <li>Your text stays yours. You allow us to show it to the people it was written for.</li>
        <li>Don’t write anything that is unlawful, insulting, or about other people’s private lives.</li>
      </ul>
      <h2>Paid reviews</h2>
      <p>
        You pay once for a number of reviews and a deadline. Reviews that are missing at the deadline are refunded
        automatically. Where payments are simulated, the page says so and no money is charged.
      </p>
      <p>
        A brief for reviewers can contain a test login. Only reviewers with a seat can read it: use a login made for
        testing, never your own.
      </p>
      <h2>Credits</h2>
      <p>
        You start with 1 credit, and each completed review earns 1 more. You can’t transfer credits to others, and they
        expire when you delete your account.
      </p>
      <h2>Closed accounts</h2>
      <p>We may close accounts that are used to harm others or to cheat for credits.</p>
      <h2>What we don’t promise</h2>
      <p>We work to keep Twofold running, but we don’t promise that it is always available.</p>
      <h2>Your data</h2>
      <p>
        The <Link to={paths.privacy}>Privacy Policy</Link> explains what we store, how we protect it, and how you export
        or delete it.
      </p>
    </TextPage>
  );
}
