import { TextField } from '../../components/form/text-field.tsx'

/** Last day to keep a folder. `earliest` and `latest` are inclusive days. */
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
