import type { ModelProvider } from '../provider/provider.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** A provider without a network. It parses the answers of a scripted model like those of a server. */
export const scriptedProvider = (model: ScriptedModel): ModelProvider => ({
  model: 'scripted',
  ask: ({ system, user, schema }) => Promise.resolve(schema.parse(JSON.parse(JSON.stringify(model({ system, user }))))),
});
