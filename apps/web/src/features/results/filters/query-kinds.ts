import type { Chip } from '@basejuris/contract'
import { formatDocket } from '@basejuris/domain/spanish-format'

const kinds: Readonly<Record<Chip['tipo'], string>> = {
  rol: 'rol',
  norma: 'norma',
  frase: 'frase',
  tribunal: 'tribunal',
  fecha: 'fecha',
  resultado: 'resultado',
  excluye: 'sin',
  exige: 'exige',
  sentido: 'sentido',
  palabras: 'palabras',
}

export interface ChipLabel {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
}

/** How a chip of the query is shown: its kind apart, and not said twice («rol rol 12345-2020»). */
export function chipLabel({ tipo, texto }: Pick<Chip, 'tipo' | 'texto'>): ChipLabel {
  const kind = tipo === 'rol' && texto.startsWith('RUC ') ? 'RUC' : kinds[tipo]
  const text = texto.startsWith(`${kind} `) ? texto.slice(kind.length + 1) : texto
  return { kind, text: kind === 'rol' ? formatDocket(text) : text, excluded: tipo === 'excluye' }
}
