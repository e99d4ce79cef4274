/** A citation without the closing warning of the demonstration corpus and without the full stop. */
const parts = /^(?<body>.*?)(?<warning> \(sentencia ficticia[^)]*\))?\.?$/isu
/** «Carátula» at the end: the place goes before it. */
const trailingCaption = /,?\s*(«[^»]*»)$/u
const fictionalWarning = ' (sentencia ficticia de demostración)'

function takeApart(citation: string): { readonly body: string; readonly warning: string } {
  const groups = parts.exec(citation.trim())?.groups
  return { body: groups?.['body'] ?? citation, warning: groups?.['warning'] ?? '' }
}

function withPlace(body: string, place: string): string {
  if (place === '') return body
  const caption = trailingCaption.exec(body)
  return caption === null ? `${body}, ${place}` : `${body.slice(0, caption.index)}, ${place}, ${caption[1]}`
}

/** Adds a place to a citation: «CS, rol N° 12.345-2020, 03-05-2021, c. 7°.» A closing caption or warning stays last. */
export function citeAt(citation: string, place: string): string {
  const { body, warning } = takeApart(citation)
  return `${withPlace(body, place)}${warning}.`
}

export interface QuotedWords {
  readonly words: string
  /** «c. 7°»; empty where the ruling is cited as a whole. */
  readonly place: string
  /** Whose words they are; null for the court's own. */
  readonly voice: string | null
}

/** A quotation with its citation: «…» (CS, rol N° 12.345-2020, c. 7°), behind whose words they are. Inner «» become “”. */
export function citeQuote({ words, place, voice }: QuotedWords, citation: string): string {
  const inner = words.replace(/\s+/gu, ' ').trim().replace(/«/gu, '“').replace(/»/gu, '”')
  const { body, warning } = takeApart(citation)
  return `${voice === null ? '' : `${voice}: `}«${inner}» (${withPlace(body, place)}${warning.replace(' (', '; ').replace(/\)$/u, '')}).`
}

/** What a notice says of a copied quotation, whose words the reader has just seen: «Alega la actora. CS, rol N° 12.345-2020.» */
export function describeQuote({ voice }: Pick<QuotedWords, 'voice'>, citation: string): string {
  return `${voice === null ? '' : `${voice}. `}${citeAt(citation, '')}`
}

/** A fictional ruling must never be cited without its warning. */
export function addFictionalWarning(citation: string, fictional: boolean): string {
  const { body, warning } = takeApart(citation)
  return fictional && warning === '' ? `${body}${fictionalWarning}.` : citation
}
