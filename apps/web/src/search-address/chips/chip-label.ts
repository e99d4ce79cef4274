import type { Chip } from '@basejuris/contract'
import { formatDocket } from '@basejuris/domain/spanish-format'

const kinds: Readonly<Record<Exclude<Chip['tipo'], 'rol'>, string>> = {
  norma: 'norma',
  frase: 'frase',
  base: 'base',
  tema: 'tema',
  tribunal: 'tribunal',
  origen: 'viene de',
  sala: 'sala',
  fecha: 'fecha',
  resultado: 'resultado',
  recurso: 'recurso',
  ministro: 'ministro',
  redactor: 'redacta',
  disidente: 'vota en contra',
  excluye: 'sin',
  exige: 'exige',
  partes: 'partes',
  sentido: 'sentido',
  palabras: 'palabras',
}

export interface ChipLabel {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
}

/**
 * How a chip of the query is shown, its kind apart and not repeated («rol rol 12345-2020»). A docket number uses its own kind: rol, RIT,
 * RUC, and an unknown judge the office: ministra.
 */
export function chipLabel({ tipo, texto }: Pick<Chip, 'tipo' | 'texto'>): ChipLabel {
  const leads = tipo === 'rol' || (tipo === 'ministro' && /^(?:ministr|magistrad|juez)/u.test(texto))
  const kind = leads ? texto.slice(0, texto.indexOf(' ')) : kinds[tipo]
  const text = texto.startsWith(`${kind} `) ? texto.slice(kind.length + 1) : texto
  return { kind, text: tipo === 'rol' ? formatDocket(text) : text, excluded: tipo === 'excluye' }
}
