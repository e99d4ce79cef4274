import type { DocumentPlace, ReadDocument } from '@basejuris/contract'
import { formatCount, joinWords } from '@basejuris/domain/spanish-format'

/** «p. 3, párrafo 12», «nota al pie, párrafo 40». `paragraph` is counted in a pasted text, which has no place. */
export function describePlace(place: DocumentPlace | null, paragraph: number): string {
  if (place === null) return `párrafo ${formatCount(paragraph)}`
  const { pagina, parrafo, parte } = place
  return [...(pagina === null ? [] : [`p. ${pagina}`]), ...(parte === 'cuerpo' ? [] : [parte]), `párrafo ${formatCount(parrafo)}`].join(
    ', ',
  )
}

/** The pages of a document that were not read, in a sentence that ends as `ending` says. Empty where all were. */
export function describeUnreadPages(document: ReadDocument | null, ending: string): string[] {
  const pages = document?.paginasSinTexto ?? []
  if (pages.length === 0) return []
  return [
    pages.length === 1
      ? `La página ${pages[0]} no trae texto: ${ending} de ella.`
      : `Las páginas ${joinWords(pages.map(String))} no traen texto: ${ending} de ellas.`,
  ]
}
