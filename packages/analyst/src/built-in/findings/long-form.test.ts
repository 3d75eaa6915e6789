import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { longForm } from './long-form.ts';

const form = (fields: string, submit = 'Send') =>
  contextOfPage({
    title: 'Acme',
    body: `<h1>Acme</h1><p>We tune pianos.</p><form>${fields
      .split(', ')
      .map((field) => `<label>${field}<input name="f"></label>`)
      .join('')}<button>${submit}</button></form>`,
  });
const LONG = 'First name, Last name, Email, Phone, Address, City, State, Message';

describe('a form to get in touch', () => {
  it('is too long with an address', () => {
    const found = longForm(form(LONG));
    expect(found?.text).toBe('The form “Send” asks for 8 things, “Address”, “City” and “State” among them');
    expect(found?.fix).toBe(
      'Leave “Address”, “City” and “State” out of the form “Send”: they can be asked once you answer',
    );
  });

  it.each<[string, string]>([
    ['Name, Email, City, State, Message', 'Send'],
    ['First name, Last name, Email, Phone, Make, Model, Message', 'Send'],
    [LONG, 'Place order'],
    ['Name, Email, Card number, CVC, Address, City, State, Zip', 'Continue'],
    ['First name, Last name, Email, Phone, Address, City, State', 'Renew'],
    ['First name, Last name, Email, Phone, address_1, address_2, Message', 'Send'],
    ['First name, Last name, Town, Country, Address, City, State', 'Send'],
  ])('is not with “%s” and “%s”', (fields, submit) => expect(longForm(form(fields, submit))).toBeUndefined());
});
