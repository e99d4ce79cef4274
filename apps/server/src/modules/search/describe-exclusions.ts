import type { Chip } from '@basejuris/contract'
import { joinWords } from '@basejuris/domain'

/** What the query left out in plain words, and what it may have meant to: «Quedó fuera «minería»…». */
export function describeExclusions(chips: readonly Pick<Chip, 'tipo' | 'texto' | 'modo'>[]): string[] {
  const texts = (mode: Chip['modo']): string[] =>
    chips.filter(({ tipo, modo }) => tipo === 'excluye' && modo === mode).map(({ texto }) => texto.replace(/^sin /u, ''))
  const [left, offered] = [texts('exigir'), texts('preferir')]
  const [isOne, isOneOffered] = [left.length === 1, offered.length === 1]
  return [
    ...(left.length === 0
      ? []
      : [
          `Así leímos su frase: sin ${joinWords(left)}. Si no ${isOne ? 'lo' : 'los'} quería excluir, pulse «excluido» en ${isOne ? 'la etiqueta' : 'cada etiqueta'}.`,
        ]),
    ...(offered.length === 0
      ? []
      : [
          `No se excluyó ${joinWords(offered)}: puede ser parte de lo que busca. Para excluir${isOneOffered ? 'lo' : 'los'}, pulse «no excluido» en ${isOneOffered ? 'la etiqueta' : 'cada etiqueta'}.`,
        ]),
  ]
}
