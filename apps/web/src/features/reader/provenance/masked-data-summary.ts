import type { ProvenanceView } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'

/** What each mask stands for, in singular and plural. */
const names: Readonly<Record<string, readonly [string, string]>> = {
  '[RUT]': ['RUT', 'RUT'],
  '[documento]': ['otro documento de identidad', 'otros documentos de identidad'],
  '[correo]': ['correo electrónico', 'correos electrónicos'],
  '[teléfono]': ['teléfono', 'teléfonos'],
  '[domicilio]': ['domicilio', 'domicilios'],
  '[patente]': ['patente de vehículo', 'patentes de vehículos'],
  '[fecha de nacimiento]': ['fecha de nacimiento', 'fechas de nacimiento'],
  '[nacimiento: menor]': ['fecha de nacimiento de un menor', 'fechas de nacimiento de menores'],
  '[cuenta]': ['número de cuenta', 'números de cuenta'],
}

/** «3 RUT, 1 domicilio y los nombres de 2 personas (7 veces)», as parts. Empty when nothing is masked. */
export function maskedDataSummary({ tapado, personas }: Pick<ProvenanceView, 'tapado' | 'personas'>): string[] {
  const data = tapado.map(({ marca, total }) => {
    const [one, several] = names[marca] ?? [marca, marca]
    return formatPlural(total, one, several)
  })
  if (personas.distintas === 0) return data
  const whose = personas.distintas === 1 ? 'el nombre de 1 persona' : `los nombres de ${personas.distintas} personas`
  return [...data, `${whose} (${formatPlural(personas.menciones, 'vez', 'veces')})`]
}
