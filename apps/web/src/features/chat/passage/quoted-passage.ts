import type { AnswerQuotation, RulingView } from '@basejuris/contract'

type Range = Pick<AnswerQuotation, 'parrafo' | 'desde' | 'hasta'>

/** A ruling in which a quotation is the only thing marked. */
export function withQuotation(ruling: RulingView, { parrafo, desde, hasta }: Range): RulingView {
  const secciones = ruling.secciones.map((section) => ({
    ...section,
    parrafos: section.parrafos.map((paragraph) => ({
      ...paragraph,
      marcas: paragraph.ancla === parrafo ? [[desde, hasta] as [number, number]] : [],
    })),
  }))
  return { ...ruling, secciones }
}

/** Whether the ruling has the quoted words at their place, letter by letter. */
export function hasQuotation({ secciones }: RulingView, { parrafo, desde, hasta, texto }: Range & Pick<AnswerQuotation, 'texto'>): boolean {
  const paragraph = secciones.flatMap(({ parrafos }) => parrafos).find(({ ancla }) => ancla === parrafo)
  return paragraph !== undefined && texto !== '' && paragraph.texto.slice(desde, hasta) === texto
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/u).filter(Boolean).length
}
