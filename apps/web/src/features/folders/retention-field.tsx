import { TextField } from '../../components/form/text-field.tsx'

/** Last day a matter is kept. `earliest` and `latest` are days, both included. */
export function RetentionField({
  defaultValue,
  earliest,
  latest,
}: {
  readonly defaultValue: string
  readonly earliest: string
  readonly latest: string
}) {
  return (
    <TextField
      label="Conservar hasta"
      name="conservarHasta"
      type="date"
      min={earliest}
      max={latest}
      defaultValue={defaultValue}
      hint="Opcional. Al día siguiente se borra con sus notas, para todos sus miembros."
    />
  )
}
