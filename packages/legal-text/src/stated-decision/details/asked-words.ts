/** What a party asked for is no part of what was decided: «aunque pidió $5.000.000», «de los $9.000.000 demandados». */
const askedBefore =
  /(?<!\p{L})(?:pidi|ped[ií]a|solicit(?:o|aba|aron)|demand(?:o|aba|aron)|pretend(?:io|ia|ieron)|reclam(?:o|aba|aron)|requir|acuso|acusaba|aunque|pese a|frente a|en (?:vez|lugar) de|no obstante|a diferencia de|distint[oa])(?!\p{L}{0,2}nd)[^;:)]{0,70}$/u
const askedBehind = /^[^,;.]{0,14}? (?:demandad|pedid|solicitad|reclamad|pretendid|requerid)[oa]s?(?!\p{L})/u

/** Whether folded words tell that something between `from` and `to` was asked for, and not that it was decided. */
export function isAskedFor(folded: string, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return askedBefore.test(folded.slice(0, from)) || askedBehind.test(folded.slice(to))
}
