import { foldSameLength, type TextSpan } from '@basejuris/legal-text'

/** What a question asks begins with these. On folded text. */
const interrogative =
  '(?:(?:a|ante|bajo|con|de|desde|en|hasta|para|por|segun|sobre) )?(?:que|cual(?:es)?|quien(?:es)?|cuando|cuant[oa]s?|como|donde)\\b'
/** «Se puede», «le queda», «procede», «obsta»: asks for yes or no. On folded text. */
const yesOrNo =
  '(?:(?:me|te|se|le|les|nos|lo|la) )*(?:pued\\p{L}*|podri\\p{L}*|deb(?:e|en|era|eran|o)|proced(?:e|en|ia)|corresponde[n]?|cabe|tien\\p{L}*|teng\\p{L}*|sirve|basta|vale|obsta|queda[n]?|hay|alcanza|prosper\\p{L}*|responde[n]?|incurre|aplica|rige|oper[ao]|gano|pierdo|qued\\p{L}*|exig\\p{L}*|descuent\\p{L}*|pag\\p{L}*)\\b'
/** Where a second thing is asked in one sentence. */
const joint = new RegExp(`(?:[,;]\\s*(?:(?:y|e|o|u) (?:si |tambien )?)?|\\s(?:y|e|o|u) (?:si )?)(?=${interrogative}|${yesOrNo})`, 'gu')
/** Shorter parts ask nothing by themselves. */
const minPart = 8

/** The ranges of a text that ask, each a thing of its own: «¿cuál es el plazo y quién lo cuenta?» has two. None where nothing has a question mark. */
export function askedParts(text: string): readonly TextSpan[] {
  const folded = foldSameLength(text)
  return [...folded.matchAll(/¿([^¿?]+)\?+|(?:^|[.;:!?]\s+)([^¿?.;:!]+)\?/gu)].flatMap((match) => {
    const asked = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(asked)
    const cuts = [...asked.matchAll(joint)].map(({ index, 0: { length } }) => ({ to: start + index, from: start + index + length }))
    const starts = [start, ...cuts.map(({ from }) => from)]
    const ends = [...cuts.map(({ to }) => to), start + asked.length]
    return starts.map((from, at) => ({ from, to: ends[at] ?? from })).filter(({ from, to }) => to - from >= minPart)
  })
}
