import { findSpanishDates } from '@basejuris/legal-text'
import { cutAppendedMail } from '../../reading/appended-mail.ts'
import { headLines } from '../../reading/head-lines.ts'
import { tdlcHead } from '../tdlc-head.ts'
import { tribunalConstitucionalHead } from '../tribunal-constitucional-head.ts'
import type { CourtReader } from './court-document.ts'

const clean = (pages: readonly string[]): string => cutAppendedMail(pages.join('\n'))

/** Rulings of the Tribunal Constitucional as it signs them: folios on each page, mails of notification at the end. */
export const tribunalConstitucionalPdf: CourtReader = (pages) => {
  const written = pages.join('\n')
  if (!/TRIBUNAL\s+CONSTITUCIONAL/u.test(pages[0] ?? '') && !/Excmo\.\s+Tribunal\s+Constitucional/u.test(written.slice(-6000))) return null
  const head = tribunalConstitucionalHead(written, null)
  return {
    collection: 'tribunal_constitucional',
    idSentence: head.docketNumber === null ? null : `rol-${head.docketNumber}`,
    text: clean(pages),
    facts: {
      court: 'Tribunal Constitucional',
      docketNumber: head.docketNumber,
      decidedOn: head.decidedOn,
      appealType: head.proceeding,
      caption: head.title ?? `Sentencia rol ${head.docketNumber ?? 'sin número'}`,
      titled: true,
      documentKind: 'sentencia',
    },
  }
}

/** Rulings of the competition court. */
export const tdlcPdf: CourtReader = (pages) => {
  const written = pages.join('\n')
  const start = headLines(written, 1500).join(' ')
  if (!/TRIBUNAL DE DEFENSA DE LA LIBRE COMPETENCIA/u.test(start)) return null
  const head = tdlcHead(written)
  const number = /SENTENCIA\s+N[°º”".]{0,2}\s*(?<number>\d{1,4}\/\d{4})/u.exec(start)?.groups?.['number']
  return {
    collection: 'administrativo',
    idSentence: number === undefined ? null : `sentencia-${number.replace('/', '-')}`,
    text: clean(pages),
    facts: {
      court: 'Tribunal de Defensa de la Libre Competencia',
      docketNumber: head.docketNumber,
      decidedOn: head.decidedOn,
      caption: number === undefined ? null : `Sentencia N° ${number}`,
      titled: true,
      documentKind: 'sentencia',
    },
  }
}

const environmental = /(?<name>PRIMER|SEGUNDO|TERCER) TRIBUNAL AMBIENTAL/u
const seat = /(?:^|\n)\s*(?:santiago|valdivia|antofagasta)\s*,\s*(?:a\s+)?$/iu

/** Rulings of the environmental tribunals. */
export const environmentalPdf: CourtReader = (pages) => {
  const written = pages.join('\n')
  const head = headLines(written, 4000).join('\n')
  const name = environmental.exec(head.slice(0, 600))?.groups?.['name']
  if (name === undefined) return null
  const { letter, number, year } =
    /\brol\s+(?<letter>[RDS])[\s-]*(?:N[°º]\s*)?(?<number>\d{1,4})[\s-]+(?<year>(?:19|20)\d{2})/iu.exec(written.slice(0, 20_000))?.groups ??
    {}
  const rol = number === undefined ? null : `${letter?.toUpperCase()}-${number}-${year}`
  return {
    collection: 'administrativo',
    idSentence: rol,
    text: clean(pages),
    facts: {
      court: `${name.charAt(0)}${name.slice(1).toLowerCase()} Tribunal Ambiental`,
      docketNumber: rol,
      decidedOn: findSpanishDates(head).find(({ from }) => seat.test(head.slice(0, from)))?.date ?? null,
      documentKind: 'sentencia',
    },
  }
}
