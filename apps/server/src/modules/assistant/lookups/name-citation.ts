import type { CitedRuling } from '@basejuris/contract'

/** «Corte Suprema, rol N° 12.345-2020, 2020-05-03». */
export function nameCitation({ numero, caratulado, tribunal, fechaSentencia }: CitedRuling): string {
  return [tribunal, numero ?? caratulado, fechaSentencia].filter((part) => part !== null).join(', ')
}
