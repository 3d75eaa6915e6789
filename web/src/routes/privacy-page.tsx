import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { TextPage } from '../components/text-page.tsx';

/** `/privacy` (D-71). States only what the product does. */
export function PrivacyPage() {
  return (
    <TextPage title="Privacy Policy" lead="We store little, we encrypt it, and you can export or delete it.">
      <h2>What we store</h2>
      <ul>
        <li>Your email address, and a hash of your password. The password can’t be read from the hash.</li>
        <li>What you add to your profile: your name, a link, and your expertise.</li>
        <li>When you agreed to the terms, and when you logged in to each of your sessions.</li>
        <li>The URLs you submitted while you were logged in, with their reports, which are public.</li>
        <li>Your credits: how you earned them, and what you spent them on.</li>
        <li>Which notifications you have read, and which emails you want.</li>
      </ul>
      <p>
        If you submit a URL without an account, we store the URL and the report. Public lists show a URL without its
        query string.
      </p>
      <h2>How we protect it</h2>
      <p>
        Twofold keeps a history of everything that happens, and never rewrites it. Your personal data in the history is
        encrypted with a key of your own, which is stored separately. Your password is never part of the history.
      </p>
      <h2>Who can read your reviews</h2>
      <p>
        The owner of the app and the people who ordered the review can read it, with your name and your expertise.
        Public pages show none of this.
      </p>
      <h2>Deleting your account</h2>
      <p>
        When you delete your account in your <Link to={paths.profile}>profile</Link>, we destroy your key. After that,
        no one can read your personal data, in the history or anywhere else: the history still shows that something
        happened, but not to whom. Your apps lose their owner and leave the public lists, you are logged out everywhere,
        and your email address can be registered again. You can’t undo this.
      </p>
      <h2>Exporting your data</h2>
      <p>
        In your <Link to={paths.profile}>profile</Link>, you can download all the data we hold about you as one JSON
        file.
      </p>
      <h2>Email</h2>
      <p>
        We email you about your account, your orders, your apps and your reviews. Choose which of these emails you want
        in your <Link to={paths.profile}>profile</Link>, or unsubscribe with the link in each email. Emails about
        security and payments can’t be turned off. There is no newsletter, and we never show your address to other
        users.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in, for seven days after your last visit and thirty days at most. Two more last a
        year: one gives you access to what you bought in this browser without an account, and is replaced when you log
        out; the other remembers the apps that this browser submitted. Short-lived cookies make sure that you see your
        own changes right away. Your browser also remembers which headline the landing page showed you, and never sends
        it to us. Nothing here tracks you on other sites.
      </p>
      <h2>Who else is involved</h2>
      <p>
        Every report names what made it. If that is an AI model, we sent its provider the text of the public pages we
        read, and nothing about you. Our own rules compare reviews. If a comparison names an AI model, we sent its
        provider the texts of those reviews, without names or accounts. We use your IP address to limit how often
        something can be tried; it is not part of your account.
      </p>
    </TextPage>
  );
}
