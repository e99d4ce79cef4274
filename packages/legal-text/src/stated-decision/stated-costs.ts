/** Whether somebody was ordered to pay the costs. */
export type Costs = 'con costas' | 'sin costas'

/** «No se condena en costas», «se exime del pago de las costas», «cada parte pagará sus costas». */
const without =
  /(?<!\p{L})sin (?:expresa )?(?:condena(?:cion)? en )?costas|(?<!\p{L})sin (?:l[ao]s? |que )?(?:\p{L}+ )?conden[^.;]{0,80}?costas|(?<!\p{L})no (?:se )?(?:l[aeo]s? )?conden[^.;]{0,120}?costas|(?<!\p{L})(?:exim|exoner|liber)\p{L}+[^.;]{0,100}?costas|(?<!\p{L})exent[oa]s?[^.;]{0,40}?costas|cada (?:una de las )?partes? [^.;]{0,40}?costas|(?<!\p{L})no (?:habra|procede|corresponde|resulta procedente)[^.;]{0,60}?costas/gu
const withCosts =
  /(?<!\p{L})con (?:expresa )?(?:condena(?:cion)? en )?costas|(?<!\p{L})(?:conden[^.;]{0,160}?|(?:soport|pag|asum)(?:ar|ara|an|aran|e|en)? (?:\p{L}+ ){0,2}?)costas/u
/** «La sentencia que condenó en costas»: of another. */
const ofOther = /(?<!\p{L})que (?:no )?(?:se |l[aeo]s? )?(?:conden|exim)[^.;]{0,120}?costas/gu

/** What a folded clause that states an outcome says of costs; null where nothing, or both. */
export function costsStated(folded: string): Costs | null {
  const [only = null, second] = costsIn(folded.replaceAll(ofOther, ' '))
  return second === undefined ? only : null
}

/** What folded words say of costs: each kind once. */
export function costsIn(folded: string): Costs[] {
  const rest = folded.replaceAll(without, ' ')
  return [...(withCosts.test(rest) ? (['con costas'] as const) : []), ...(rest === folded ? [] : (['sin costas'] as const))]
}
