import { bookPattern } from './docket-book.ts'

const letter = 'a-zñáéíóúü'
/** Hyphen, dash or slash, with the blanks that sources leave around it. */
export const separator = String.raw`[\s\u00a0]{0,2}[-–—‐‑−/][\s\u00a0]{0,2}`
const number = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,7}`
const year = String.raw`(?:19|20)\d{2}|2\.0\d{2}|\d{2}`
/** Initials of courts, which stand before a number as a type letter does: «CS 12.345-2020», «CA-123-2021». */
const courtInitials = `(?!(?:cs|ca|ic|tc|ta|dt|j[cfgl])(?![${letter}]))`
/** `C`, `RIT` letters, `NC`, `GR-19` (tax courts), `O-01-S` (social security). */
const typeLetter = String.raw`${courtInitials}[a-z]{1,2}(?:-\d{2}(?:-[a-z]{1,8})?(?=-(?!(?:19|20)\d{2}${separator}\d{2}(?!\d))))?`
/** Kinds of proceeding that the Tribunal Constitucional writes after the year. */
const competence = `${separator}(?:INA|INC|INHA|CPR|CPT|CCO|CDS|CAA|REM|CP)(?![${letter}])`
const numeroSign = String.raw`n[°º"”’'.]{1,2}[\s\u00a0]?`

const core = `(?<number>${number})${separator}(?<year>${year})`
const notContinued = String.raw`(?![${letter}\d]|[-–.]\d|,(?!\d{1,7}[-–/])\d|/(?!\d{1,7}[-–]\d{4})\d|[\s\u00a0]?[-–][\s\u00a0]?[a-z]{1,3}\d)`

/** Candidates in running text. The words around them decide. */
export const candidatePattern = new RegExp(
  String.raw`(?<![${letter}\d]|[${letter}]\.|\d[.–-])(?:(?<book>${bookPattern})(?:${separator}|[\s\u00a0]${numeroSign}))?` +
    String.raw`(?:(?<letter>${typeLetter})(?<joint>${separator}|[\s\u00a0]?${numeroSign}|[\s\u00a0]?))?` +
    String.raw`${core}(?:${competence}|${notContinued})(?=(?:(?:-|[\s\u00a0]{1,2}\(?)(?<after>${bookPattern})(?![${letter}]))?)`,
  'giu',
)

/** Dictámenes of the Contraloría: `E586803N24`, `049954N00`. */
export const dictamenPattern = /(?<![a-z\d])(?<letter>[a-z]{0,2})0*(?<number>[1-9]\d{2,6})n(?<year>\d{2})(?![a-z\d])/giu

const opening = String.raw`(?:(?:causas?|ingreso|rol(?:es)?|r\.?i\.?t|corte|i(?=\.)|interno|secretar[ií]a|recurso de|dictamen|n(?:ro|[uú]m(?:ero)?)?)(?![${letter}])[\s\u00a0:°º."”]*){0,8}`

/** A text that contains only a docket number. */
export const wholePattern = new RegExp(
  String.raw`^${opening}(?:(?<book>${bookPattern})(?:${separator}|[\s\u00a0]*${numeroSign}|[\s\u00a0]+))?` +
    String.raw`(?:(?<letter>${typeLetter})(?:${separator}|[\s\u00a0]*${numeroSign}|[\s\u00a0]*))?` +
    String.raw`${core}(?:${competence})?(?:[\s\u00a0-]*\(?(?<after>${bookPattern})\)?)?[\s\u00a0.]*$`,
  'iu',
)
