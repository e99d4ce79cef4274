import type { RulingFactsView } from '@basejuris/contract'
import { docketLabel } from '../../format/docket-labels.ts'

type Titled = Pick<RulingFactsView, 'caratulado' | 'rol' | 'rit' | 'tribunal'>

/** «González con Transportes Sur S.A., rol N° 12.345-2020»; the RIT where there is no rol, the court where there is neither. */
export function rulingTitle({ caratulado, rol, rit, tribunal }: Titled): string {
  const number = rol !== null ? docketLabel(rol) : rit !== null ? `RIT ${rit}` : tribunal
  return [caratulado.trim(), number].filter((part) => part !== '').join(', ')
}
