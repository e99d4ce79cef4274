import type { Comparison } from '../constitutional-statement.ts'
import { isAskedFor } from './asked-words.ts'

/** What a ruling declares of a dismissal, an employer, an action or a suit. */
type FindingKind = 'despido' | 'indirecto' | 'nulo' | 'empleador' | 'relacion' | 'vulneracion' | 'prescripcion' | 'caducidad' | 'abandono'

export interface Finding {
  readonly kind: FindingKind
  readonly holds: boolean
}

/** What is said where the finding holds and where it does not. */
const names: Readonly<Record<FindingKind, readonly [yes: string, no: string]>> = {
  despido: ['declara injustificado, indebido o improcedente el despido', 'no declara injustificado el despido'],
  indirecto: ['acoge el despido indirecto', 'no acoge el despido indirecto'],
  nulo: ['declara nulo el despido', 'no declara nulo el despido'],
  empleador: ['declara que son un solo empleador', 'no declara que sean un solo empleador'],
  relacion: ['declara que hubo relación laboral', 'no declara que hubiera relación laboral'],
  vulneracion: ['declara la vulneración de derechos fundamentales', 'no declara la vulneración de derechos fundamentales'],
  prescripcion: ['acoge la prescripción', 'rechaza la prescripción'],
  caducidad: ['acoge la caducidad', 'rechaza la caducidad'],
  abandono: ['declara el abandono del procedimiento', 'no declara el abandono del procedimiento'],
}

const unfair = '(?:injustificad[oa]|indebid[oa]|improcedente|carente de (?:causa|motivo)|contrari[oa] a derecho)'
const fair = '(?:(?<!in)justificad[oa]|(?<!im)procedente|ajustad[oa] a derecho|conforme a derecho|(?<!in)debid[oa](?:mente)?)'
const dismissal = '(?<!auto )(?:despidos?(?! indirecto)|desvinculacion|exoneracion)'
const indirect = '(?:despidos? indirectos?|auto[ -]?despidos?)'
const employers = '(?:un (?:unico|solo) empleador|unico empleador|co-?empleador[ae]s?|unidad economica|multi-?rut)'
const gap = (letters: number): string => `[^.;\\n]{0,${letters}}?`
const is = '(?:es|fue|ha sido|resulto|sea|era|son|fueron|quedo|(?:que )?se declara(?: como)?|se encuentra)'

interface Reader {
  readonly kind: FindingKind
  readonly holds: boolean
  readonly pattern: RegExp
}
const reader = (kind: FindingKind, holds: boolean, words: string): Reader => ({
  kind,
  holds,
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'),
})
/** «Declaró improcedente el despido», «el despido fue declarado …», «se declara que el despido ocurrido el … es injustificado». */
const declared = (what: string, quality: string): string =>
  [
    `declar\\p{L}+ (?:como |por )?(?:nul[oa] (?:e|y) )?${quality}(?: y nul[oa])? (?:el |la |del |su )?${what}`,
    `${what} ${gap(110)}${is} (?:nul[oa] (?:e|y) )?(?:declarad[oa] )?(?:como )?${quality}`,
    `declar\\p{L}+ (?:el|la|su) ${what} (?:como )?${quality}`,
    `calific\\p{L}+ (?:de |como )?${quality} (?:el |la |su )?${what}`,
  ].join('|')
const lawful = '(?:se )?ajust(?:a|o) a? ?derecho'
const readers: readonly Reader[] = [
  reader('indirecto', true, `${declared(indirect, fair)}|${indirect} ${gap(80)}${lawful}`),
  reader('indirecto', false, declared(indirect, unfair)),
  reader('despido', true, `${declared(dismissal, unfair)}|${dismissal} ${gap(80)}no ${lawful}`),
  reader('despido', false, `${declared(dismissal, fair)}|${dismissal} ${gap(80)}(?<!no )(?<!no se )${lawful}`),
  reader(
    'nulo',
    true,
    `declar\\p{L}+ (?:la )?nul(?:o|idad)(?: e (?:injustificado|improcedente|indebido))? (?:el|del) despido|despido ${gap(80)}${is} (?:declarado )?nulo`,
  ),
  reader('nulo', false, `declar\\p{L}+ (?:valido|convalidado) el despido`),
]

/** What a court finds that a party asks for by this name, with the words that deny it. */
const claims: readonly (readonly [FindingKind, string])[] = [
  ['empleador', employers],
  ['relacion', '(?:existencia de (?:la |una )?relacion laboral|existio (?:una )?relacion laboral)'],
  ['vulneracion', '(?:vulneracion|lesion|vulner\\p{L}+) (?:de|los|del|el|sus) (?:derechos? fundamental(?:es)?|garantias?)'],
  ['prescripcion', '(?:prescripcion|prescritas?)'],
  ['caducidad', '(?:caducidad|caducadas?)'],
  ['abandono', '(?:abandono del procedimiento|abandonado el procedimiento|procedimiento abandonado)'],
]
const claimReaders = claims.map(([kind, words]) => ({ kind, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u') }))
const partEnd = /[;\n]|(?<!\b\p{L})\.(?=-?\s)/u
const governing =
  /(?<!\p{L})(?:(?<no>no (?:se )?(?:acog\p{L}+|hace lugar|hizo lugar|ha lugar|declar\p{L}+|(?:es|fue|esta|estaba|son|constituy\p{L}+|exist\p{L}+|hay|hubo|configur\p{L}+|encontr\p{L}+)(?!\p{L}))|rechaz\p{L}+|desestim\p{L}+|deneg\p{L}+|descart\p{L}+)|acog\p{L}+|declar(?!acion)\p{L}+|hace lugar|hizo lugar|ha lugar|constituy\p{L}+|encontrarse|estaba|considerad[oa]s?|tienen? la calidad|existio)(?!\p{L})/gu
const reviewed = /(?<!\p{L})(?:revoc|confirm|anul|invalid|casa|omit|inoficios|cuaderno|incidente que|exclu)\p{L}*(?!\p{L})/u
const instead = /(?<!\p{L})en su (?:lugar|reemplazo)(?!\p{L})/u

/** What folded words of a text or an operative part declare. What both is granted and denied comes twice. */
export function findingsIn(folded: string): Finding[] {
  const found: Finding[] = []
  for (const { kind, holds, pattern } of readers)
    for (const { index, 0: said } of folded.matchAll(pattern)) {
      const isName = actionName.test(said) || isAskedFor(folded, { from: index, to: index + said.length })
      if (!isName && !denied.test(folded.slice(Math.max(0, index - deniedReach), index)))
        found.push({ kind, holds: hasNo.test(said) ? !holds : holds })
    }
  for (const part of folded.split(partEnd)) {
    const own = reviewed.test(part) ? (part.split(instead)[1] ?? '') : part
    for (const { kind, pattern } of claimReaders) {
      const at = own.search(pattern)
      const holds = at < 0 ? null : polarityAt(own, at)
      if (holds !== null) found.push({ kind, holds })
    }
  }
  return found
}
/** «La demanda de despido injustificado»: a name of the action. */
const actionName = /(?<!\p{L})(?:demanda|accion|denuncia|solicitud|peticion)(?!\p{L})/u
const denied = /(?<!\p{L})(?:no|sin|tampoco)(?: se)? $/u
const deniedReach = 12
const hasNo = /(?<!\p{L})no (?:es|fue|ha sido|resulto|se declara|era) (?!\p{L}+ (?:a )?derecho)/u

/** Whether the verb that governs a place grants or denies: the last one before it, else the first one behind. Null where none does. */
const polarityAt = (part: string, at: number): boolean | null => {
  const verbs = [...part.matchAll(governing)]
  const verb = verbs.findLast(({ index }) => index <= at) ?? verbs[0]
  return verb === undefined ? null : verb.groups?.['no'] === undefined
}

const rejects: ReadonlyMap<FindingKind, RegExp> = new Map([
  [
    'despido',
    /(?<!\p{L})(?:rechaz|desestim)\p{L}+[^.;\n]{0,60}?(?:demanda|accion)[^.;\n]{0,60}?(?:despido|injustificad|indebid|improcedente)/u,
  ],
])

/** Findings of which the operative part declares the opposite, and nothing else. */
export function compareFindings(stated: readonly Finding[], operative: string): Comparison {
  if (stated.length === 0) return { kind: 'agrees' }
  const own = findingsIn(operative)
  let isUnknown = false
  for (const { kind, holds } of stated) {
    if (stated.some((one) => one.kind === kind && one.holds !== holds)) {
      isUnknown = true
      continue
    }
    const polarities = new Set(own.filter((one) => one.kind === kind).map((one) => one.holds))
    if (polarities.size === 0 && holds && !grants.test(operative) && rejects.get(kind)?.test(operative))
      return { kind: 'differs', says: 'rechaza la demanda por despido' }
    if (polarities.size !== 1) isUnknown = true
    else if (!polarities.has(holds)) return { kind: 'differs', says: names[kind][holds ? 1 : 0] }
  }
  return { kind: isUnknown ? 'unknown' : 'agrees' }
}

const grants = /(?<!\p{L})(?:acog\p{L}+|(?:ha|hace) lugar)(?!\p{L})/u
