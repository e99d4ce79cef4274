/** What a mark does where it stands: its neighbours decide, its shape only where they say nothing. */
export type MarkRole = 'opens' | 'closes' | 'either'

export interface QuotationMark {
  readonly role: MarkRole
  /** Marks of one family close each other: those typed as doubles, or those typed as singles. */
  readonly family: 'double' | 'single'
  /** The closing mark that belongs to it; null for one that only closes. */
  readonly own: string | null
  readonly written: string
  readonly from: number
  readonly to: number
}

const closings: Readonly<Record<string, string>> = {
  '«': '»',
  '“': '”',
  '„': '“',
  '‟': '”',
  '<<': '>>',
  '‹‹': '››',
  '‘': '’',
  '‚': '‘',
  '‹': '›',
  '"': '"',
  '＂': '＂',
  "''": "''",
  '``': "''",
  '´´': '´´',
  "'": "'",
  '″': '″',
  '‶': '″',
  '′': '′',
  '`': '´',
  '´': '´',
  'abre comillas': 'cierra comillas',
}
const onlyCloses: ReadonlySet<string> = new Set(['»', '”', '>>', '››', '’', '›', 'cierra comillas'])
const leansToOpen: ReadonlySet<string> = new Set(['«', '“', '„', '‟', '<<', '‹‹', '‘', '‚', '‹', '``', '`', '‶', 'abre comillas'])
const singles: ReadonlySet<string> = new Set(['‘', '’', '‚', '‹', '›', "'", '`', '´', '′'])
/** «abre comillas … cierra comillas», as dictated. */
const dictated = String.raw`(?<!\p{L})(?:abren?|cierr[ae]n?)\s+comillas(?!\p{L})`
const typed = String.raw`<<|>>|‹‹|››|''|\u0060\u0060|´´|[«»“”„‟"＂″‶‘’‚‹›′\u0060´']`
const typedMarks = new RegExp(typed, 'gu')
const typedAndDictatedMarks = new RegExp(`${typed}|${dictated}`, 'giu')
const mayDictate = /comillas/iu
const wordOrFigure = /[\p{L}\d]/u
/** What may stand between a mark and the word that it opens. */
const beginsWords = /^(?:[\p{L}\d¿¡([…/§“"‘«'<]|\.\.)/u
/** What may stand between the last word and the mark that closes behind it. */
const endsWords = /[\p{L}\d.,;:!?)\]…/%°º”"’»'>]/u
/** What ends words and introduces none: a mark right behind it closes, whatever its shape («Cía. Ltda.“»). */
const endsSentence = /[\p{L}\d.!?)\]…%°º]/u
/** No words end with these. */
const opensWith = /[([–—]/u
const isSpace = (character: string): boolean => character === '' || /\s/u.test(character)

/** The marks of a text with what each does there. An apostrophe between letters is none. */
export function* quotationMarks(text: string): Generator<QuotationMark> {
  // Few texts have dictated marks, and looking for words takes most of the time.
  for (const { 0: sign, index: from } of text.matchAll(mayDictate.test(text) ? typedAndDictatedMarks : typedMarks)) {
    const to = from + sign.length
    const written = /^a/iu.test(sign) ? 'abre comillas' : /^c/iu.test(sign) ? 'cierra comillas' : sign
    const [before, behind] = [text.charAt(from - 1), text.slice(to, to + 2)]
    const isSingle = singles.has(written)
    if (isSingle && wordOrFigure.test(before) && wordOrFigure.test(behind.charAt(0))) continue
    const role = roleOf(written, before, behind)
    yield { role, family: isSingle ? 'single' : 'double', own: closings[written] ?? null, written, from, to }
  }
}

/** A mark with a space on one side alone clings to the words on the other. `next` are the two characters behind it. */
const roleOf = (written: string, before: string, next: string): MarkRole => {
  if (written.endsWith('comillas')) return written.startsWith('a') ? 'opens' : 'closes'
  const behind = next.charAt(0)
  const clingsBehind = !isSpace(behind) && beginsWords.test(next)
  const clingsBefore = !isSpace(before) && endsWords.test(before)
  const isFreeBefore = isSpace(before) || /[([:;,—–-]/u.test(before)
  if (isFreeBefore && clingsBehind && !onlyCloses.has(written)) return 'opens'
  if ((isSpace(before) || opensWith.test(before)) && clingsBehind && wordOrFigure.test(behind)) return 'opens'
  if (clingsBefore && (isSpace(behind) || !wordOrFigure.test(behind)) && !leansToOpen.has(written)) return 'closes'
  if (endsSentence.test(before) && !wordOrFigure.test(behind)) return 'closes'
  if (onlyCloses.has(written)) return 'closes'
  return leansToOpen.has(written) ? 'opens' : 'either'
}
