import { healthyStory } from './a-healthy-story.ts';
import type { Told } from './a-story.ts';

export const dataOf = ({ data }: Told): object => data as object;
export const isOf = (type: string, where: object = {}) => {
  const wanted = Object.entries(where);
  return (told: Told): boolean =>
    told.type === type && wanted.every(([field, value]) => Reflect.get(dataOf(told), field) === value);
};

export const on = (stream: string, told: Told): Told => ({ ...told, stream });

/** Ways to edit a story. */
export const editing = (story: readonly Told[]) => {
  const find = (type: string, where?: object): readonly [index: number, told: Told] => {
    const index = story.findIndex(isOf(type, where));
    const told = story[index];
    if (told === undefined) throw new Error(`There is no ${type}`);
    return [index, told];
  };
  return {
    /** The story without the first such event. */
    without: (type: string, where?: object): readonly Told[] => story.toSpliced(find(type, where)[0], 1),
    /** The story with other data in the first such event. */
    changed: (type: string, data: object, where?: object): readonly Told[] => {
      const [index, told] = find(type, where);
      return story.with(index, { ...told, data: { ...dataOf(told), ...data } });
    },
    /** The story in which the first such event happens twice, the second time with other data. */
    twice: (type: string, data: object = {}, where?: object): readonly Told[] => {
      const [index, told] = find(type, where);
      return story.toSpliced(index + 1, 0, { ...told, data: { ...dataOf(told), ...data } });
    },
    plus: (...more: readonly Told[]): readonly Told[] => [...story, ...more],
    /** The story with more before the first such event. */
    before: (type: string, ...more: readonly Told[]): readonly Told[] => story.toSpliced(find(type)[0], 0, ...more),
  };
};

export const { without, changed, twice, plus, before } = editing(healthyStory);
