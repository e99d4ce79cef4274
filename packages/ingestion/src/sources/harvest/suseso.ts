import type { SourceNorm } from '../../record/parsed-record.ts'
import { harvestSource } from './harvest-source.ts'

/** The page ends with the titles of its link lists and its linked norms. */
const relatedHead =
  /(?:Circulares relacionadas|Dictámenes relacionados|Boletines Relacionados|Legislación relacionada|Título Detalle)(?=\s|$)/u
const related =
  /(?<kind>Ley|DFL|DL|DS)\s+(?<number>[\d.]+)(?:\s+de\s+(?<year>\d{4}))?[^,]{0,30}?(?:,\s*artículo\s+(?<article>\d+(?:\s?(?:bis|ter))?))?(?=\s+(?:Artículo|Ley|DFL|DL|DS|Decreto)|\s*$)/giu

const splitPage = (text: string): readonly [body: string, links: string] => {
  const at = relatedHead.exec(text)?.index
  return at === undefined || at < text.length * 0.3 ? [text, ''] : [text.slice(0, at).trimEnd(), text.slice(at)]
}

const normsOf = (links: string): SourceNorm[] => {
  const names = [...links.matchAll(related)].map(({ groups }) => {
    const { kind = '', number = '', year, article } = groups ?? {}
    const digits = number.replaceAll('.', '')
    const name = year === undefined ? `${kind} ${digits}` : `${kind} N° ${digits}, de ${year}`
    return article === undefined ? name : `${name}\tART. ${article}`
  })
  return [...new Set(names)].map((text) => ({ text, idNorma: null }))
}

/** Dictámenes of the Superintendencia de Seguridad Social. */
export const harvestedSuseso = harvestSource({
  organ: 'SUSESO',
  name: 'Superintendencia de Seguridad Social',
  collection: 'administrativo',
  read: ({ title, text, fields }) => {
    const [body, links] = splitPage(text)
    const number = fields.text('dictamen_number')?.replace(/^dict[aá]men\s+/iu, '') ?? null
    return {
      text: body,
      court: 'Superintendencia de Seguridad Social',
      docketNumber: number,
      caption: fields.text('summary') ?? [title, fields.text('topic')].filter((part) => part !== null).join('. '),
      titled: true,
      documentKind: 'dictamen',
      norms: normsOf(links),
      subjects: [...new Set(['topic', 'descriptors'].flatMap((key) => fields.list(key)))],
    }
  },
})
