import { mutate, SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { cacheAnswers } from './answers-in-page.ts';

const { cache } = SWRConfig.defaultValue;
const KEYS = ['/api/products/1', '/api/products/2'];
afterEach(() => KEYS.forEach((key) => cache.delete(key)));

const put = (answers: object): void => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'answers';
  data.textContent = JSON.stringify(answers);
  document.body.append(data);
};

describe('the answers in a rendered page', () => {
  it('are in the cache of the app', () => {
    put({ '/api/products/1': { title: 'One' }, '/api/products/2': { title: 'Two' } });
    cacheAnswers(document);
    expect(KEYS.map((key) => cache.get(key)?.data)).toEqual([{ title: 'One' }, { title: 'Two' }]);
  });

  it('can be cleared like all others', async () => {
    put({ '/api/products/1': { title: 'One' } });
    cacheAnswers(document);
    await mutate((key) => key === '/api/products/1', undefined);
    expect(cache.get('/api/products/1')?.data).toBeUndefined();
  });

  it('are none in a page that was rendered at build time', () => {
    cacheAnswers(document);
    expect(KEYS.map((key) => cache.get(key))).toEqual([undefined, undefined]);
  });
});
