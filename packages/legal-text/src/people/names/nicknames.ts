import { foldText } from '../../analysis/fold-text.ts'

/** A nickname as UTF-16 offsets; `cue` is where «alias», «apodado» or «un tal» begins. */
export interface Nickname {
  readonly from: number
  readonly to: number
  readonly cue: number
  /** Folded, without the article. */
  readonly folded: string
}

const quoted = String.raw`[«“"‘„](?<quoted>[^«»“”"‘’„‟\n]{2,40})[»”"’‟]`
const cued = new RegExp(
  String.raw`(?=[Aaslmtu])(?<!\p{L})(?:[Aa]lias|ALIAS|[Aa]podad[oa]s?|APODAD[OA]S?|[Aa]podo(?: de)?|APODO|sobrenombre(?: de)?|(?:le|les|l[oa]|me|te) (?:dicen|decían|decía|dice|llaman|llamaban|apodan)|una? tal)[ ,:]{1,3}(?:como )?(?:(?:el|la|los|las|EL|LA) )?(?:${quoted}|(?<bare>\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+){0,2}))`,
  'dgu',
)
const another = new RegExp(`[ ,]{0,2}(?:(?:y|e|o) )?(?:(?:el|la) )?${quoted}`, 'duy')
const anyQuoted = new RegExp(quoted, 'dgu')
const nameless = /^(?:no|sin|si|desconocido|ignorado|(?:por|que|no|ya|son|si|a|en|como|y|te|me|se|lo|un|una|esto?|ven|oye) .*)$/u
const maxPhraseWords = 3

const bareWords = (text: string): string =>
  foldText(text)
    .replace(/^(?:el|la|los|las) /u, '')
    .trim()

const nicknameAt = (match: RegExpExecArray, cue: number): Nickname | null => {
  const span = match.indices?.groups?.['quoted'] ?? match.indices?.groups?.['bare']
  const folded = bareWords(match.groups?.['quoted'] ?? match.groups?.['bare'] ?? '')
  if (span === undefined || folded.length < 2 || nameless.test(folded) || folded.split(/\s+/u).length > maxPhraseWords) return null
  return { from: span[0], to: span[1], cue, folded }
}

/**
 * Nicknames the text announces («alias "El Chico"», «le decían el Cabezón», lists of them), and every later occurrence in quotation
 * marks.
 */
export function findNicknames(text: string): Nickname[] {
  const announced: Nickname[] = []
  for (const match of text.matchAll(cued)) {
    const first = nicknameAt(match, match.index)
    if (first === null) continue
    announced.push(first)
    if (match.groups?.['quoted'] === undefined) continue
    another.lastIndex = match.index + match[0].length
    for (let next = another.exec(text); next !== null; next = another.exec(text)) {
      const one = nicknameAt(next, next.index)
      if (one !== null) announced.push(one)
    }
  }
  if (announced.length === 0) return []
  const known = new Set(announced.map(({ folded }) => folded))
  const places = new Set(announced.map(({ from }) => from))
  const again = [...text.matchAll(anyQuoted)].flatMap((match) => {
    const one = nicknameAt(match, match.index)
    return one !== null && known.has(one.folded) && !places.has(one.from) ? [one] : []
  })
  return [...announced, ...again].sort((a, b) => a.from - b.from)
}
