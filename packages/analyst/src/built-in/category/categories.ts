import { type Category } from './category.ts';
import { serviceCategories } from './service-categories.ts';
import { softwareCategories } from './software-categories.ts';
import { tradeCategories } from './trade-categories.ts';

export const categories: readonly Category[] = [...softwareCategories, ...tradeCategories, ...serviceCategories];
