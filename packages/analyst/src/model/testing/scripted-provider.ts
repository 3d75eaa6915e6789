import type { ModelProvider } from '../provider/provider.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** A provider without a network: a scripted model whose answers are parsed as those of a server are. */
export const scriptedProvider = (model: ScriptedModel): ModelProvider => ({
  model: 'scripted',
  ask: ({ system, user, schema }) => Promise.resolve(schema.parse(JSON.parse(JSON.stringify(model({ system, user }))))),
});
