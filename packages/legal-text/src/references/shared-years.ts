import { docketOfParts } from './number-forms.ts'
import type { NumberedCitation } from './ruling-citation.ts'

const plural = /^(?:dict[aá]menes|oficios|pronunciamientos|ordinarios|circulares)/iu
/** «, de 2000 y 2001, respectivamente», behind the last number of a list. */
const respectively =
  /^,?[\s\u00a0]+del?[\s\u00a0]+(?:a[ñn]os?[\s\u00a0]+)?(?<years>(?:19|20)\d{2}(?:(?:,|,?[\s\u00a0]+[ye])[\s\u00a0]+(?:de[\s\u00a0]+)?(?:19|20)\d{2}){1,9}),?[\s\u00a0]+respectivamente/iu
const reach = 120

/** A number without year as of a year. Only those of Contraloría have a letter. */
export function ofYear(one: NumberedCitation, year: string): NumberedCitation {
  if (one.docket !== null || one.bareNumber === null) return one
  const docket = docketOfParts(one.court === null ? null : 'E', String(one.bareNumber), year)
  return docket === null ? one : { ...one, docket, bareNumber: null }
}

/** Acts of one list, those without year of that of the next: «los dictámenes N°s 12.345 y 12.346, ambos de 2010». `opening` is the word before the list. */
export function withSharedYears(text: string, list: readonly NumberedCitation[], opening: string): NumberedCitation[] {
  if (!plural.test(opening)) return [...list]
  for (const [at, { to }] of list.entries()) {
    const years = respectively.exec(text.slice(to, to + reach))?.groups?.['years']?.match(/\d{4}/gu) ?? []
    if (years.length === at + 1)
      return list
        .slice(0, at + 1)
        .map((one, each) =>
          ofYear(each === at ? { ...one, docket: null, bareNumber: one.docket?.number ?? one.bareNumber } : one, years[each] ?? ''),
        )
  }
  return list.map((one, at) => {
    const year = list.slice(at).find(({ docket }) => docket !== null)?.docket?.year
    return year === undefined ? one : ofYear(one, String(year))
  })
}
