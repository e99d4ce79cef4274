import { headLines } from '../../reading/head-lines.ts'
import { dropPageNoise } from '../../reading/page-noise.ts'
import { findSpanishDates } from '../../reading/spanish-date.ts'
import { harvestSource } from './harvest-source.ts'

const courts: Readonly<Record<string, string>> = {
  '1TA': 'Primer Tribunal Ambiental',
  '2TA': 'Segundo Tribunal Ambiental',
  '3TA': 'Tercer Tribunal Ambiental',
}

const unquoted = (title: string): string =>
  title
    .replace(/^["“”«\s]+|["“”»\s]+\.?\s*$/gu, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim()

/** The tribunals also publish a summary of a ruling («Causa R-19-2019 … 1. Datos del procedimiento») where the ruling itself is to be had elsewhere. */
const isSummary = (lines: readonly string[]): boolean =>
  lines.slice(0, 12).some((line) => /^(?:1|I)\.\s*Datos del procedimiento/iu.test(line))

const signedDate = (lines: readonly string[]): string | null => {
  const head = lines.join('\n')
  const found = findSpanishDates(head).find(({ from }) =>
    /(?:^|\n)\s*(?:santiago|valdivia|antofagasta)\s*,\s*(?:a\s+)?$/iu.test(head.slice(0, from)),
  )
  return found?.date ?? null
}

/** The three environmental tribunals. */
export const harvestedTribunalesAmbientales = harvestSource({
  organ: 'TribunalesAmbientales',
  name: 'Tribunales ambientales',
  collection: 'administrativo',
  read: ({ title, text, date, fields }) => {
    const lines = headLines(text, 2500)
    const summary = isSummary(lines)
    return {
      text: dropPageNoise(text),
      court: courts[fields.text('tribunal') ?? ''] ?? fields.text('tribunal'),
      docketNumber: fields.text('rol'),
      decidedOn: (summary ? null : signedDate(lines)) ?? date,
      caption: title === null ? null : unquoted(title),
      titled: true,
      documentKind: summary ? 'síntesis de sentencia' : 'sentencia',
      officialUrl: fields.text('pdf_url', 'url'),
    }
  },
})
