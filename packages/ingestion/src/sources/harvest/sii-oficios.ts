import type { SourceNorm } from '../../record/parsed-record.ts'
import { harvestSource } from './harvest-source.ts'

const laws: readonly (readonly [RegExp, string])[] = [
  [/^renta\b.*impuesto a la/iu, 'Ley sobre Impuesto a la Renta'],
  [/^ventas y servicios\b/iu, 'Ley sobre Impuesto a las Ventas y Servicios'],
  [/^c[oó]digo tributario/iu, 'Código Tributario'],
]
const articles = /\barts?\.?\s*(?<number>\d+(?:\s?(?:bis|ter|qu[aá]ter))?)/giu
const law = /^ley\s+n[°º]\s*(?<number>[\d.]+)/iu

const articlesOf = (name: string, part: string): SourceNorm[] => {
  const found = [...part.matchAll(articles)].map(({ groups }) => `${name}\tART. ${groups?.['number'] ?? ''}`)
  return (found.length > 0 ? found : [name]).map((text) => ({ text, idNorma: null }))
}

/** «Renta – Actual Ley sobre Impuesto a la – Art. 31 N° 3, art. 56 – Ley N° 19.606, art. 1 – Circular N° 66»: the tax law first, then other laws. */
const normsOf = (written: string): SourceNorm[] => {
  const parts = written.split(/\s+–\s+/u)
  const [, main] = laws.find(([pattern]) => pattern.test(written)) ?? []
  const own = main === undefined ? [] : parts.filter((part) => /^arts?\b/iu.test(part)).flatMap((part) => articlesOf(main, part))
  const others = parts.flatMap((part) => {
    const number = law.exec(part)?.groups?.['number']
    return number === undefined ? [] : articlesOf(`Ley ${number.replaceAll('.', '')}`, part)
  })
  return [...(main !== undefined && own.length === 0 ? [{ text: main, idNorma: null }] : own), ...others]
}

/** Oficios of the Servicio de Impuestos Internos. */
export const harvestedSiiOficios = harvestSource({
  organ: 'SII-Oficios',
  name: 'Servicio de Impuestos Internos, oficios',
  collection: 'administrativo',
  read: ({ title, date, fields }) => {
    const number = fields.text('oficio_number')
    const year = fields.text('year') ?? date?.slice(0, 4) ?? null
    return {
      court: 'Servicio de Impuestos Internos',
      docketNumber: number === null || year === null ? number : `${number}-${year}`,
      caption: fields.text('summary') ?? title,
      titled: true,
      documentKind: 'oficio',
      norms: normsOf(fields.text('legal_references') ?? ''),
      subjects: fields.list('category'),
    }
  },
})
