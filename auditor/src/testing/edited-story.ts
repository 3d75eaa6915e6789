import { healthyStory } from './a-healthy-story.ts';
import type { Told } from './a-story.ts';

export const dataOf = ({ data }: Told): object => data as object;
export const isOf = (type: string, where: object = {}) => {
  const wanted = Object.entries(where);
  return (told: Told): boolean =>
    told.type === type && wanted.every(([field, value]) => Reflect.get(dataOf(told), field) === value);
};

/** The healthy story without the first such event. */
export const without = (type: string, where?: object): readonly Told[] => {
  const index = healthyStory.findIndex(isOf(type, where));
  if (index === -1) throw new Error(`There is no ${type}`);
  return healthyStory.toSpliced(index, 1);
};
/** The healthy story with other data in the first such event. */
export const changed = (type: string, data: object, where?: object): readonly Told[] => {
  const index = healthyStory.findIndex(isOf(type, where));
  const told = healthyStory[index];
  if (told === undefined) throw new Error(`There is no ${type}`);
  return healthyStory.with(index, { ...told, data: { ...dataOf(told), ...data } });
};
/** The healthy story in which the first such event happens twice, the second time with other data. */
export const twice = (type: string, data: object = {}, where?: object): readonly Told[] => {
  const index = healthyStory.findIndex(isOf(type, where));
  const told = healthyStory[index];
  if (told === undefined) throw new Error(`There is no ${type}`);
  return healthyStory.toSpliced(index + 1, 0, { ...told, data: { ...dataOf(told), ...data } });
};
export const plus = (...more: readonly Told[]): readonly Told[] => [...healthyStory, ...more];
export const on = (stream: string, told: Told): Told => ({ ...told, stream });

/** The healthy story with more before the first such event. */
export const before = (type: string, ...more: readonly Told[]): readonly Told[] => {
  const index = healthyStory.findIndex(isOf(type));
  return healthyStory.toSpliced(index, 0, ...more);
};
