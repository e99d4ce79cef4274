import type { RulingFactsView } from '@basejuris/contract'

type Titled = Pick<RulingFactsView, 'caratulado' | 'numero' | 'tribunal'>

/** «González con Transportes Sur S.A., rol N° 12.345-2020»; the court where there is no number. */
export function rulingTitle({ caratulado, numero, tribunal }: Titled): string {
  return [caratulado.trim(), numero ?? tribunal].filter((part) => part !== '').join(', ')
}
