import { findSpanishDates } from '@basejuris/legal-text'
import { headLines } from '../../reading/head-lines.ts'
import { signingJudges } from '../../reading/signing-judges.ts'
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

/** Detects summaries («Causa R-19-2019 … 1. Datos del procedimiento») that the tribunals publish beside the ruling itself. */
const isSummary = (lines: readonly string[]): boolean =>
  lines.slice(0, 12).some((line) => /^(?:1|I)\.\s*Datos del procedimiento/iu.test(line))

const signedDate = (lines: readonly string[]): string | null => {
  const head = lines.join('\n')
  const found = findSpanishDates(head).find(({ from }) =>
    /(?:^|\n)\s*(?:santiago|valdivia|antofagasta)\s*,\s*(?:a\s+)?$/iu.test(head.slice(0, from)),
  )
  return found?.date ?? null
}

/** Rulings of a tribunal include those of the Supreme Court on the same case: «estos autos Ingreso Corte N° 177-2017». */
const cassationRol = (lines: readonly string[], address: string | null): string | null => {
  const number = /\bestos autos[^.;]{0,40}?ingreso corte\s*n[°º]\s*(?<rol>[\d.]+-\d{2,4})/iu.exec(lines.join(' '))?.groups?.['rol']
  return number !== undefined && /c(?:orte)?[._-]*suprema|_cs[_.]/iu.test(address ?? '') ? number : null
}

/** The three environmental tribunals. */
export const harvestedTribunalesAmbientales = harvestSource({
  organ: 'TribunalesAmbientales',
  name: 'Tribunales ambientales',
  collection: 'administrativo',
  read: ({ title, text, date, fields }) => {
    const lines = headLines(text, 2500)
    const summary = isSummary(lines)
    const tribunal = courts[fields.text('tribunal') ?? ''] ?? fields.text('tribunal')
    const rol = fields.text('rol')
    const address = fields.text('pdf_url', 'url')
    const cassation = cassationRol(lines, address)
    return {
      ...(cassation === null
        ? { court: tribunal, docketNumber: rol }
        : { collection: 'corte_suprema', court: 'Corte Suprema', docketNumber: cassation, originCourt: tribunal, originDocketNumber: rol }),
      judges: summary ? [] : signingJudges(text),
      decidedOn: (summary ? null : signedDate(lines)) ?? date,
      caption: title === null ? null : unquoted(title),
      titled: true,
      documentKind: summary ? 'síntesis de sentencia' : 'sentencia',
      officialUrl: address,
    }
  },
})
