import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isBehindForm } from './main-form.ts';

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

describe('an entry of a menu', () => {
  it('comes after the form that asks where one goes', () => expect(on(ROUTE)).toBe(true));

  it('may be the first step where no form is', () => expect(on('')).toBe(false));

  it('may be the first step beside a form to write', () =>
    expect(on('<form><input name="name"><input name="email"><button>Send</button></form>')).toBe(false));

  it('may be the first step where a button says the same', () =>
    expect(on(ROUTE, '<button>Find sitters</button>')).toBe(false));
});
