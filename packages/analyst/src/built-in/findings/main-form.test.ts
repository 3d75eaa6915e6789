import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { askedByForm, isBehindForm } from './main-form.ts';

const ROUTE =
  '<form><label>From <input name="from"></label><label>To <input name="to"></label><button>Search</button></form>';
const on = (form: string, more = '') =>
  isBehindForm(
    contextOfPage({
      title: 'Fern inns – a directory of inns for dogs',
      description: 'Directory of inns for dogs. Search the listings, submit a listing.',
      body: `<nav><ul><li><a href="/s">Find sitters</a></li><li><a href="/b">Beaches</a></li></ul></nav><main><h1>A directory of inns on your way</h1><p>Browse all listings of our directory by region.</p>${form}${more}</main>`,
    }),
    'Find sitters',
  );

const asked = (form: string) =>
  askedByForm(
    contextOfPage({
      title: 'Fern inns – a directory of inns for dogs',
      description: 'Directory of inns for dogs. Search the listings.',
      body: `<h1>A directory of inns</h1><p>Browse all listings of our directory by region.</p>${form}`,
    }),
  );

describe('the search form of a page', () => {
  it('asks a question', () =>
    expect(
      asked('<form><input placeholder="Where do you want to go?"><select><option>A</option></select></form>'),
    ).toBe('Where do you want to go?'));

  it.each([
    '<form><input name="q"><button>Search</button></form>',
    '<form><input placeholder="What is your name?"><input name="email"></form>',
  ])('is not %s', (form) => expect(asked(form)).toBeUndefined());
});

describe('an entry of a menu', () => {
  it('is secondary to the search form', () => expect(on(ROUTE)).toBe(true));

  it('may be the main step without a form', () => expect(on('')).toBe(false));

  it('may be the main step beside a contact form', () =>
    expect(on('<form><input name="name"><input name="email"><button>Send</button></form>')).toBe(false));

  it('may be the main step if a button has the same text', () =>
    expect(on(ROUTE, '<button>Find sitters</button>')).toBe(false));
});
