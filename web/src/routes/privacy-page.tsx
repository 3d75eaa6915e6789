import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { TextPage } from '../components/text-page.tsx';

/** `/privacy` (D-71): only what the product does. */
export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="We keep little, we keep it encrypted, and you can take it with you or have it erased."
    >
      <h2>What is stored</h2>
      <ul>
        <li>Your email address, and a hash of your password from which the password cannot be read.</li>
        <li>What you add to your profile: your name, a link, and your expertise.</li>
        <li>When you agreed to the terms, and when you logged in on which of your sessions.</li>
        <li>The addresses you had analyzed while you were logged in, with their reports, which are public.</li>
        <li>Your credits, and what you earned and spent them for.</li>
        <li>Which notifications you have read, and which emails you want.</li>
      </ul>
      <p>
        An analysis without an account stores the address and the report. What you submit is listed without the query
        part of its address.
      </p>
      <h2>How it is protected</h2>
      <p>
        Twofold keeps a history of everything that happened, and never rewrites it. Your personal data in it are
        encrypted with a key that is yours alone, and which is kept apart from the history. Your password is never part
        of it.
      </p>
      <h2>Who reads what you write</h2>
      <p>
        A review of yours is read by the owner of the app and by those who ordered it, with your name and your expertise
        beside it. On the public pages neither is shown.
      </p>
      <h2>Deleting your account</h2>
      <p>
        When you delete your account on your <Link to={paths.profile}>profile</Link>, your key is destroyed. From then
        on your personal data cannot be read, in the history or anywhere else; that something happened stays on record,
        but not to whom. Your apps lose their owner and leave the public lists, every session ends, and your email
        address is free again. This cannot be undone.
      </p>
      <h2>Exporting your data</h2>
      <p>
        Your <Link to={paths.profile}>profile</Link> has a button that gives you all the data we hold about you as one
        JSON file.
      </p>
      <h2>Email</h2>
      <p>
        We write to you about your account, your orders, your apps and your reviews. You choose which of these emails
        you want on your <Link to={paths.profile}>profile</Link>, and each has a link that stops it, except those about
        security and payments. There is no newsletter, and we show your address to no other user.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in, for seven days after your last visit and for thirty days at most. Two more last
        a year: one opens what you bought in this browser without an account and is replaced when you log out, the other
        remembers that an app was submitted from this browser. Short-lived ones make sure that you see what you have
        just changed. Your browser also remembers which headline of the landing page it was shown; that never leaves it.
        Nothing here follows you to other sites.
      </p>
      <h2>Who else is involved</h2>
      <p>
        Every report says what made it. Where that is an AI provider, the text of the public page was sent to it, and
        nothing about you. A comparison of reviews is made by our own rules. Where it names an AI model, the texts of
        those reviews were sent to its provider, without names or accounts. Your network address is used to limit how
        often something can be tried, and is not part of your account.
      </p>
    </TextPage>
  );
}
