/** Which way a court decides what is asked: it grants it or it denies it. */
export type IssueDirection = 'granted' | 'denied'

/** How plainly words decide: as a decision that is announced or given, or as a finding. */
export type SignRank = 'decision' | 'finding'

/** Words that decide something, at half-open offsets of a folded text. */
export interface IssueSign {
  readonly from: number
  readonly to: number
  readonly direction: IssueDirection
  readonly rank: SignRank
}

const helper = String.raw`(?:(?:se|l[aeo]s?|ha|han|habra|puede|debe|debera|podra[n]?|podria[n]?|corresponde|cabe|procede|resulta|es|ser(?:l[aeo]s?)?|sera|seran|fue|siendo|posible|tener\p{L}*|tiene\p{L}*|tendra\p{L}*|tuvo|por|considerar|estimar|(?:de )?dar\p{L}*) ){0,5}`
const not = String.raw`(?<not>\b(?:no|tampoco|ni|nunca)\b(?: (?:se|l[aeo]s?|ha|han) )?\s*${helper})?`
/** Verbs of a decision in the forms by which the court itself decides: no past tense, no subjunctive. */
const grants = String.raw`acoge[n]?|acogera[n]?|acogid[oa]s?|acogese|acogiendo\p{L}*|reconocera[n]?|reconocid[oa]s?|reconociendose(?:le)?|reconocese|concedera[n]?|concedid[oa]s?|concedese|otorgara[n]?|otorgad[oa]s?|otorgase|apreciara|considerara|dara lugar|da lugar|dar lugar|ha lugar|hace lugar|hara lugar|(?<!(?:una?|las?|de|sin|su|sus|anterior|previa) )condena|condenan|condenara[n]?|(?:es|sera|sean?|seran|resulta) condenad[oa]s?|condenase|condenar\p{L}*|ordena(?:ra)?[n]?|ordenase|ordenando(?:se)?|dispone|dispondra|impone|impondra|pagara[n]?|pagarle|debera[n]? (?:pagar\p{L}*|restituir\p{L}*|devolver\p{L}*|solucionar\p{L}*|indemnizar\p{L}*|reintegrar\p{L}*|aplicarse)|aplicara[n]?`
const modalGrants = String.raw`(?:corresponde|procede|procedente|debe[n]?|debera|cabe|es dable|menester|decide[n]?|resuelve[n]?|dispuso) (?:en consecuencia )?(?:se )?(?:acoger|reconocer|conceder|otorgar|dar lugar|hacer lugar|aplicar|considerar|tener por (?:configurad|acreditad|concurrent)\p{L}*|ordenar|condenar)\p{L}*|(?:se|le|l[ea]s?) reconoce[n]?|(?:se|le|les) concede[n]?|(?:se|le|les) otorga[n]?|se apreci(?:a|o)|se estimo concurrente`
const found = String.raw`concurre[n]?|concurriendo|concurrente[s]?|configura[n]?|configurad[oa]s?|configurarse|beneficia[n]?|beneficiara[n]?|favorece[n]?|favorecera[n]?|favoreciendo\p{L}*|obra en su favor|milita en su favor|procedente[s]?|procede[n]?|procedera|existe[n]?|se verifica[n]?|acreditad[oa]s?|responde[n]?|respondera[n]?|responsable[s]?|devengar[aá]\p{L}*`
const denies = `rechaza[n]?|rechazar(?:a|an)|rechazad[oa]s?|rechazase|rechazandose|desestima[n]?|desestimar(?:a|an)|desestimad[oa]s?|desestimandose|desestimase|deniega[n]?|denegar(?:a|an)|denegad[oa]s?|deniegase|nieg[ao]n? lugar|negar(?:a|an) lugar|descarta(?:ra)?[n]?|descartad[oa]s?|desecha(?:ra)?[n]?|desechad[oa]s?|exime[n]?|eximir(?:a|an)|eximid[oa]s?|eximese|exonera(?:ra)?[n]?|exonerad[oa]s?|liberad[oa]s?|liberara|se libera`
const deniedFound = `improcedente[s]?|indebid[oa]s?|inexistente[s]?|sin lugar a|es rechazo|rechazo de|imposibilidad de`
/** Whether something may be done against somebody. */
const allowed = String.raw`facultad[oa] para|autorizad[oa] para|pudiendo|puede[n]?|podra[n]?|ajustad[oa] a derecho|debio (?:operar|efectuar)\p{L}*|corresponde[n]?|es posible|resulta posible`

interface Form {
  readonly pattern: RegExp
  readonly direction: IssueDirection
  readonly rank: SignRank
}
const form = (direction: IssueDirection, rank: SignRank, words: string): Form => ({
  pattern: new RegExp(String.raw`${not}(?<![\p{L}\d])(?:${words})(?!\p{L})`, 'gu'),
  direction,
  rank,
})
const forms: readonly Form[] = [
  form('granted', 'decision', grants),
  form('granted', 'decision', modalGrants),
  form('granted', 'finding', found),
  form('denied', 'decision', denies),
  form('denied', 'finding', deniedFound),
]
const permissions: readonly Form[] = [form('granted', 'finding', allowed)]
const opposite = (direction: IssueDirection): IssueDirection => (direction === 'granted' ? 'denied' : 'granted')

/** The words of a folded text that decide something, in order. Of overlapping ones the longest stands. */
export function findIssueSigns(folded: string, isHarm: boolean): IssueSign[] {
  const all = (isHarm ? [...forms, ...permissions] : forms)
    .flatMap(({ pattern, direction, rank }) =>
      [...folded.matchAll(pattern)].map((match): IssueSign => {
        const isDenied = match.groups?.['not'] !== undefined
        return { from: match.index, to: match.index + match[0].length, direction: isDenied ? opposite(direction) : direction, rank }
      }),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
  return all.filter(
    (sign, at) =>
      !all.some(
        (other, place) =>
          place !== at && other.from <= sign.from && sign.to <= other.to && (other.to - other.from > sign.to - sign.from || place < at),
      ),
  )
}
