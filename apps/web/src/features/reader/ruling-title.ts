import type { RulingFactsView } from '@basejuris/contract'
import { formatDocketLabel } from '@basejuris/domain/spanish-format'

type Titled = Pick<RulingFactsView, 'caratulado' | 'rol' | 'rit' | 'tribunal'>

/** «González con Transportes Sur S.A., rol N° 12.345-2020»; the RIT where there is no rol, the court where there is neither. */
export function rulingTitle({ caratulado, rol, rit, tribunal }: Titled): string {
  const number = rol !== null ? formatDocketLabel(rol) : rit !== null ? `RIT ${rit}` : tribunal
  return [caratulado.trim(), number].filter((part) => part !== '').join(', ')
}
