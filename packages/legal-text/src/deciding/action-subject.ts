import { foldText } from '../analysis/fold-text.ts'

/** What constitutional actions are about. Folded words. */
const subjects: Readonly<Record<string, RegExp>> = {
  licencia: /\blicencias? medicas?\b|\breposo\b/gu,
  plan: /\bplan(?:es)? de salud\b|\bprecio base\b|\btablas? de factores\b/gu,
  cobertura: /\bmedicamentos?\b|\bfarmacos?\b|\bterapias?\b|\bcobertura\b/gu,
  residencia:
    /\b(?:residencia|permanencia) (?:temporal|temporaria|definitiva)\b|\bvisas?\b|\b(?:solicitud|permiso)(?:es|s)? de (?:residencia|permanencia)\b(?! (?:temporal|temporaria|definitiva))/gu,
  expulsion: /\bexpulsion(?:es)?\b/gu,
  contrata: /\bcontratas?\b|\bconfianza legitima\b/gu,
  publicacion: /\bredes sociales\b|\bfacebook\b|\binstagram\b|\bpublicacion(?:es)?\b|\breportajes?\b/gu,
  predio: /\bcaminos?\b|\bservidumbres?\b|\bcandados?\b|\bcercos?\b|\bporton(?:es)?\b|\bdeslindes?\b/gu,
  suministro: /\bsuministro\b|\bagua potable\b/gu,
}
const minMentions = 3

/** The one subject that the source states, or the one that a folded text names far more often than any other, else null. */
export function actionSubject(folded: string, stated: readonly string[]): string | null {
  const said = foldText(stated.join('\n'))
  const [own, ...others] = Object.entries(subjects).flatMap(([name, pattern]) => (said.match(pattern) === null ? [] : [name]))
  if (own !== undefined && others.length === 0) return own
  const counts = Object.entries(subjects)
    .map(([name, pattern]) => ({ name, count: [...folded.matchAll(pattern)].length }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first !== undefined && first.count >= minMentions && first.count >= 2 * (second?.count ?? 0) ? first.name : null
}
