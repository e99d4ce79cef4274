import {
  baseOfCollection,
  formatDocketNumber,
  parseBook,
  parseDocketNumber,
  parseRuc,
  type Ruling,
  rulingText,
  type Section,
} from '@basejuris/domain'
import { concludedOutcome, courtName, findDisposition, parseOutcome } from '@basejuris/legal-text'
import { type ReadText, readText } from '../citations/text-reading.ts'
import { docIdOf } from '../record/doc-id.ts'
import type { ParsedRemoval, ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem, type RecordProblemCode } from '../record/record-problem.ts'
import { appealTypeName } from './appeal-type-name.ts'
import { chamberName } from './chamber-name.ts'
import { factsAsGiven } from './facts-as-given.ts'
import { judgeName } from './judge-name.ts'
import { drafterInText, withDissenters, withPanel } from './judges-in-text.ts'
import { maskedField, maskedName } from './masked-text.ts'
import { officialUrl } from './official-url.ts'
import { proceedingOfInstance } from './proceeding-of-instance.ts'
import { rucInText } from './ruc-in-text.ts'
import { hidesParties, rulingCaption } from './ruling-caption.ts'
import { minorityBefore, rulingDate } from './ruling-date.ts'
import { type NameReport, nameContext, nameReport } from './ruling-names.ts'
import { rulingNorms } from './ruling-norms.ts'
import { maskedRulingText } from './ruling-text.ts'
import { subjectName } from './subject-name.ts'
import { votingJudges } from './voting-judges.ts'

export interface NormalisedRuling {
  readonly ruling: Ruling
  /** Problems of a record that was stored nevertheless. */
  readonly remarks: readonly RecordProblemCode[]
  /** Null when names were not masked. */
  readonly names: NameReport | null
  /** What the facts of the ruling were read from. */
  readonly read: ReadText
}

export interface NormaliseOptions {
  /** False keeps the names of natural persons, for operators entitled to them. A caption that the source itself reserves stays initials. */
  readonly maskNames?: boolean
}

/** Allows spaces only beside punctuation («15066-23 - CP - 448 .3»), never between words, which may be names. */
export const sentenceIdPattern = /^[\p{L}\d](?:[\p{L}\d._:/+~-]|(?<=[._-]) (?=\S)| (?=[._-])){0,199}$/u
const maxDocketCharacters = 60
/** How much of the operative part is read for the outcome. */
const dispositiveCharacters = 20_000

/** @throws {RecordProblem} for an id that is unsafe in an address or a log */
export function checkIdentity(record: ParsedRuling | ParsedRemoval): void {
  if (!sentenceIdPattern.test(record.idSentence)) throw new RecordProblem('invalid_id')
}

const present = <T>(value: string | null, convert: (text: string) => T): T | null => {
  const masked = maskedName(value)
  return masked === null ? null : convert(masked)
}

/** Canonical docket number. Text in no known form is stored as written. */
const docketOf = (written: string | null): string | null => {
  if (written === null) return null
  const docket = parseDocketNumber(written)
  return docket === null ? maskedField(written.toUpperCase(), maxDocketCharacters) : formatDocketNumber(docket)
}

const bookOf = ({ book, docketNumber }: ParsedRuling): string | null =>
  present(book, parseBook) ?? (docketNumber === null ? null : (parseDocketNumber(docketNumber)?.book ?? null))

/** A text this short has no separate operative part. */
const shortTextCharacters = 4_000
/** A dictamen decides at its end. */
const lastWordsCharacters = 1_500
const opinions = /^(?:dictamen|oficio|ordinario|circular|informe|síntesis)/iu

const decisionOf = (sections: readonly Section[], { collection, documentKind }: ParsedRuling): string | null => {
  const dispositive = rulingText({ sections: sections.filter((section) => section.kind === 'resolutiva') })
  if (dispositive !== '') return dispositive.slice(0, dispositiveCharacters)
  const text = rulingText({ sections: sections.filter((section) => section.kind !== 'voto') })
  if (text.length <= shortTextCharacters || documentKind?.startsWith('síntesis') === true) return text
  return collection === 'contraloria' ? text.slice(-lastWordsCharacters) : null
}

const outcomeOf = (parsed: ParsedRuling, sections: readonly Section[]): { outcome: Ruling['outcome']; wording: string | null } => {
  const wording = maskedField(parsed.outcomeText)
  if (parsed.outcome !== null) return { outcome: parsed.outcome, wording }
  const read = parseOutcome({ wording, dispositive: decisionOf(sections, parsed), collection: parsed.collection })
  if (wording !== null || !opinions.test(parsed.documentKind ?? '')) return read
  if (read.outcome !== 'otro' && read.outcome !== 'sin_dato') return read
  const line = findDisposition(sections)?.line
  const concluded = line?.kind === 'conclusion' ? concludedOutcome(line.text) : null
  return { ...read, outcome: concluded ?? 'sin_dato' }
}

/**
 * Turns a source's record into a `Ruling`: canonical names and numbers, and text that is cleaned, masked and split. Every string except
 * the source's id is masked. `today` is the calendar date in Chile. @throws {RecordProblem}
 */
export function normalise(parsed: ParsedRuling, today: string, { maskNames = true }: NormaliseOptions = {}): NormalisedRuling {
  checkIdentity(parsed)
  const { source, collection, idSentence } = parsed
  const context = maskNames ? nameContext(parsed) : null
  const title = parsed.titled === true && !parsed.reserved ? rulingCaption(parsed, false) : ''
  const { date, impossible } = rulingDate(parsed.decidedOn, today)
  const minorsBornAfter = minorityBefore(date ?? today)
  const { sections, heading, names } = maskedRulingText(parsed.text, idSentence, context, { heading: title, minorsBornAfter })
  const childInCaption = names.people.some(({ captioned, minor }) => captioned && minor)
  const hidden = parsed.reserved || (maskNames && (hidesParties(parsed) || childInCaption))
  const { outcome, wording } = outcomeOf(parsed, sections)
  const read = readText(sections)
  const ruling: Ruling = {
    docId: docIdOf({ source, collection, idSentence }),
    idSentence,
    source,
    collection,
    base: baseOfCollection(collection)?.id ?? null,
    court: present(parsed.court, courtName) ?? 'Tribunal no informado',
    chamber: present(parsed.chamber, chamberName),
    docketNumber: docketOf(parsed.docketNumber),
    book: bookOf(parsed),
    rit: docketOf(parsed.rit),
    ruc: parsed.ruc === null ? rucInText(sections) : parseRuc(parsed.ruc),
    caption: title === '' ? rulingCaption(parsed, hidden) : heading,
    decidedOn: date,
    kind: present(parsed.documentKind, (kind) => kind.toLowerCase()),
    appealType: present(parsed.appealType, appealTypeName) ?? proceedingOfInstance({ ...parsed, sections }),
    outcome,
    outcomeText: wording,
    judges: withDissenters(
      votingJudges(
        withPanel(
          parsed.judges.flatMap(({ name, vote }) => present(name, (masked) => [{ name: judgeName(masked), vote }]) ?? []),
          sections,
        ),
        sections,
      ),
      sections,
    ),
    drafter: present(parsed.drafter, judgeName) ?? drafterInText(sections),
    norms: rulingNorms(parsed.norms, sections, read),
    subjects: [...new Set(parsed.subjects.flatMap((subject) => present(subject, subjectName) ?? []))],
    originCourt: present(parsed.originCourt, courtName),
    originDocketNumber: docketOf(parsed.originDocketNumber),
    officialUrl: officialUrl(parsed.officialUrl),
    publicationStatus: maskedField(parsed.publicationStatus),
    fictional: parsed.fictional,
    sections,
  }
  const asGiven = factsAsGiven(parsed, ruling)
  const undoneAs = maskedField(parsed.undoneAs ?? null)
  return {
    ruling: {
      ...ruling,
      ...(Object.keys(asGiven).length === 0 ? {} : { asGiven }),
      ...(undoneAs === null ? {} : { undoneAs }),
    },
    remarks: [...(parsed.remarks ?? []), ...(impossible ? (['impossible_date'] as const) : [])],
    names: context === null ? null : nameReport(context.scope, names, sections),
    read,
  }
}
