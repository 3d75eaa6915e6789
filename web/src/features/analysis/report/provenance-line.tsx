import Typography from '@mui/material/Typography';
import type { Provenance } from '@twofold/contracts/analysis/report';

/** Who made the report (D-43); never names a provider that did not run. */
const textOf = (provenance: Provenance, isLimited: boolean): string => {
  if (provenance.provider === 'openai') return `Powered by OpenAI ${provenance.model}`;
  if (provenance.insteadOfModel) return 'The AI provider was unavailable. Written by the built-in analyzer.';
  // Most limited reports are made without a model, even if one is configured.
  return isLimited
    ? 'Powered by the built-in analyzer'
    : 'Powered by the built-in analyzer (no AI provider configured)';
};

type ProvenanceLineProps = { readonly provenance: Provenance | undefined; readonly isLimited?: boolean };

/** Who made the report; nothing if the record does not say. */
export function ProvenanceLine({ provenance, isLimited = false }: ProvenanceLineProps) {
  if (provenance === undefined) return null;
  return (
    <Typography variant="caption" color="textDisabled">
      {textOf(provenance, isLimited)}
    </Typography>
  );
}
