/** What the Tribunal Constitucional says of a norm. */
export type ConstitutionalAct = 'constitucional' | 'inconstitucional' | 'inaplicable' | 'sin pronunciamiento'

const subject = String.raw`(?:\p{L}+ ){0,3}?`
const stated: readonly (readonly [ConstitutionalAct, RegExp])[] = [
  ['sin pronunciamiento', /^(?:no (?:emitio|hizo|formulo)|omitio|se abstuvo de emitir) (?:\p{L}+ ){0,2}?pronunciamiento|^no se pronuncio/u],
  [
    'constitucional',
    /(?<!\p{L})no (?:es|son|era|eran|resulta|resultaba|contraviene|vulnera|infringe)n? (?:inconstitucional|contrari[oa]s?)/u,
  ],
  ['inconstitucional', /(?<!\p{L})inconstitucional(?:es|idad)?(?!\p{L})|contrari[oa]s? (?:a|con) la (?:constitucion|carta)/u],
  ['inaplicable', /(?<!\p{L})inaplicab(?:les?|ilidad)(?!\p{L})/u],
  [
    'constitucional',
    /(?<!\p{L})(?<!organicas? )constitucional(?:es|idad)?(?!\p{L})|(?<!\p{L})(?:conformes?|ajustad[oa]s?|se ajustan?) (?:con|a) la (?:constitucion|carta)/u,
  ],
]

/** What folded words, from their verb on, say of the constitutionality of something. Null where they say nothing of it. */
export function constitutionalAct(said: string): ConstitutionalAct | null {
  return stated.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

const decided: Readonly<Record<ConstitutionalAct, RegExp>> = {
  constitucional: new RegExp(
    String.raw`(?<!no )\b(?:es|son|resultan?|y|e) ${subject}(?:(?<!organicas? )constitucional(?:es)?(?!\p{L})|conformes? (?:con|a) la (?:constitucion|carta))|\bno (?:es|son|contraviene|vulnera|infringe)n? ${subject}(?:contrari|inconstitucional|la constitucion)`,
    'u',
  ),
  inconstitucional: new RegExp(
    String.raw`(?<!no )\b(?:es|son|resultan?) ${subject}(?:inconstitucional|contrari[oa]s? (?:a|con) la)|\bdeclaran? ${subject}inconstitucional`,
    'u',
  ),
  inaplicable:
    /\bdeclaran? (?:\p{L}+ ){0,3}?inaplicab|\b(?:es|son|resultan?) (?:\p{L}+ ){0,3}?inaplicab|\bdeclarandose (?:\p{L}+ ){0,2}?inaplicab/u,
  'sin pronunciamiento': /\b(?:no se (?:emite|emitira|pronuncia)|omite (?:emitir )?pronunciamiento|no emite pronunciamiento)/u,
}

const says: Readonly<Record<ConstitutionalAct, string>> = {
  constitucional: 'declara que lo examinado es conforme a la Constitución',
  inconstitucional: 'declara que lo examinado es contrario a la Constitución',
  inaplicable: 'declara la inaplicabilidad',
  'sin pronunciamiento': 'no emite pronunciamiento',
}

const deniesPart = /(?<!\p{L})(?:rechaza|desestima)(?:se|n|ndose)?(?!\p{L})/u

export type Comparison =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'differs'; readonly says: string; readonly of?: string }

/** Whether the folded operative part says the one thing that a text says of it, another one alone, or several. */
export function compareConstitutional(act: ConstitutionalAct, operative: string): Comparison {
  const acts = (Object.keys(decided) as ConstitutionalAct[]).filter((each) => decided[each].test(operative))
  const [only, second] = acts
  if (only === undefined || second !== undefined) return { kind: 'unknown' }
  // It grants a part, and which norm the denied one is about is not read.
  if (only === 'inaplicable' && act === only && deniesPart.test(operative)) return { kind: 'unknown' }
  return only === act ? { kind: 'agrees' } : { kind: 'differs', says: says[only] }
}
