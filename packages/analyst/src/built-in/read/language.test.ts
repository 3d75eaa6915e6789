import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each<[string, string | undefined, string]>([
  ['Клуб за пазаруване с отстъпки на модни дрехи', 'bg', 'bg'],
  ['Клуб за пазаруване с отстъпки на модни дрехи', 'en', 'ru'],
  ['Интернет-магазин товаров по низким ценам', 'ru-ru', 'ru'],
])('trusts the tag of “%s” among languages of one script: %s', (text, language, tag) =>
  expect(languageOf({ title: '', description: '', text, ...(language !== undefined && { language }) }).tag).toBe(tag),
);
