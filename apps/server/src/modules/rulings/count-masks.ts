import type { ProvenanceView } from '@basejuris/contract'
import { type Ruling, rulingText } from '@basejuris/domain'
import { personalDataMarks } from '@basejuris/legal-text'

const pseudonym = /\[persona (\d{1,4})\]/gu

/** Counts the masks in caption and text as shown, most frequent first. */
export function countMasks(ruling: Pick<Ruling, 'caption' | 'sections'>): Pick<ProvenanceView, 'tapado' | 'personas'> {
  const text = `${ruling.caption}\n${rulingText(ruling)}`
  const people = [...text.matchAll(pseudonym)].map(([, number]) => number)
  return {
    tapado: personalDataMarks
      .map((marca) => ({ marca, total: text.split(marca).length - 1 }))
      .filter(({ total }) => total > 0)
      .sort((left, right) => right.total - left.total),
    personas: { distintas: new Set(people).size, menciones: people.length },
  }
}
