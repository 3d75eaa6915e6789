import { healthyStory } from './a-healthy-story.ts';
import type { StoryEvent } from './a-story.ts';

export const dataOf = ({ data }: StoryEvent): object => data as object;
export const isOf = (type: string, where: object = {}) => {
  const wanted = Object.entries(where);
  return (event: StoryEvent): boolean =>
    event.type === type && wanted.every(([field, value]) => Reflect.get(dataOf(event), field) === value);
};

export const on = (stream: string, event: StoryEvent): StoryEvent => ({ ...event, stream });

/** Ways to edit a story. */
export const editing = (story: readonly StoryEvent[]) => {
  const find = (type: string, where?: object): readonly [index: number, event: StoryEvent] => {
    const index = story.findIndex(isOf(type, where));
    const event = story[index];
    if (event === undefined) throw new Error(`There is no ${type}`);
    return [index, event];
  };
  return {
    /** The story without the first such event. */
    without: (type: string, where?: object): readonly StoryEvent[] => story.toSpliced(find(type, where)[0], 1),
    /** The story with other data in the first such event. */
    changed: (type: string, data: object, where?: object): readonly StoryEvent[] => {
      const [index, event] = find(type, where);
      return story.with(index, { ...event, data: { ...dataOf(event), ...data } });
    },
    /** The story in which the first such event happens twice, the second time with other data. */
    twice: (type: string, data: object = {}, where?: object): readonly StoryEvent[] => {
      const [index, event] = find(type, where);
      return story.toSpliced(index + 1, 0, { ...event, data: { ...dataOf(event), ...data } });
    },
    plus: (...more: readonly StoryEvent[]): readonly StoryEvent[] => [...story, ...more],
    /** The story with more before the first such event. */
    before: (type: string, ...more: readonly StoryEvent[]): readonly StoryEvent[] =>
      story.toSpliced(find(type)[0], 0, ...more),
  };
};

export const { without, changed, twice, plus, before } = editing(healthyStory);
