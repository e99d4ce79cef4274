import { cardinalInWords, foldText, type Speaker } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { askedConditions } from './asked-condition.ts'
import { type AskedDirection, readDirection } from './asked-direction.ts'
import { askedPoint } from './asked-point.ts'
import { type ForeignLaw, readForeignLaw } from './foreign-law.ts'

/** What kind of answer a question asks for. */
export type AnswerKind = 'amount' | 'term' | 'who' | 'yesNo' | 'requirement' | 'definition'

export interface AskedQuestion {
  readonly text: string
  readonly kinds: readonly AnswerKind[]
  /** Voices other than the court's that it asks for: «¿qué alegó la demandada?». */
  readonly voices: ReadonlySet<Speaker>
  /** It asks for a length of time: «¿cuál es el plazo para …?». */
  readonly isOfLength: boolean
  /** It asks what a term means: «¿qué es el daño moral?». */
  readonly isOfTerm: boolean
  /** How a folded sentence gives the number of what is counted: «¿cuántas cuotas …?». Null where nothing is. */
  readonly counted: RegExp | null
  /** The one answer that it supposes. Null where it supposes none. */
  readonly direction: AskedDirection | null
  /** The word, folded, on which the answer to a question of law turns. Null where it has none. */
  readonly point: string | null
  /** Places in its text of the conditions that it sets. */
  readonly conditions: readonly { readonly from: number; readonly to: number }[]
  /** The law of another country that it asks for. Null for that of this one. */
  readonly foreign: ForeignLaw | null
}

const number = String.raw`(?:\d[\d.,]*|${cardinalInWords})`
/** Where a question begins: elsewhere «que», «quien» and «cuando» tell something. On folded text. */
const asking = String.raw`(?:(?:^|[¿¡.;:?!(])\s*|\b(?:saber|se|dig\p{L}+|expli[cq]\p{L}+|pregunt\p{L}+|y|o|u|pero)\s+)(?:(?:al?|ante|bajo|con|contra|de|en|para|por|segun|sobre)\s+)?`
/** Before a length of time that belongs to a story: «un contrato a plazo», «no avisó en plazo», «vencido el plazo». On folded text. */
const termOfStory = String.raw`(?<!\b(?:largo|mediano|corto|a|en|antes del?|fuera del?|dentro del?|sin|(?:transcurrid|vencid|cumplid|expirad)o (?:el|ese|dicho|tal)) )`

/** A sentence that says before whom something is done, as who asks «¿ante quién?» wants to know. On folded text. */
export const beforeWhom = String.raw`\b(?:reclam|recurr|apel|interpo|interpu|deduc|entabl|formul|present|conoc)\p{L}+ (?:\p{L}+ ){0,4}ante (?:el|la|los|las|es[ea]|est[ea]|dich[oa])\b`

/** «¿Qué tribunal acogió …?», «¿qué jueces lo han resuelto?»: which rulings there are, not before whom to go. On folded text. */
const didSomething = String.raw`(?: l[oae]s?| se)? (?:ha|han|\p{L}{3,}o|\p{L}{2,}[aei]ron)\b`

/** How a question asks for each kind, and how a sentence gives it. On folded text. */
const kinds: Readonly<Record<AnswerKind, { readonly asked: RegExp; readonly given: RegExp }>> = {
  amount: {
    asked:
      /\b(?:cuanto (?!tiempo|dura|demora|plazo)|que (?:monto|multa|porcentaje|recargo|suma|indemnizacion|tasa)|a cuanto|(?<!\b(?:un|una|es[ea]|est[ea]|dich[oa]|ciert[oa]|algun|alguna|tal|otro|otra) )(?:monto|cuantia|porcentaje)|cual(?:es)? (?:es|son) (?:el|la|los|las) (?:tasas?|tarifas?|valor|precio|sueldos?|ingreso)(?! de la prueba))\b/u,
    given: new RegExp(
      String.raw`\$\s?\d|\b${number}\s*%|\b${number}\s*(?:\([^)]{0,20}\)\s*)?(?:pesos|u\.?t\.?m|u\.?f\b|unidades|por ciento|ingresos minimos|sueldos|meses de (?:remuneracion|sueldo)|(?:dias|meses|años) de (?:presidio|prision|reclusion))|\bun \p{L}+ por ciento|\bequivalente a\b|\brecargo\b`,
      'u',
    ),
  },
  term: {
    asked: new RegExp(
      String.raw`${termOfStory}\bplazos?\b(?! (?:fijo|indefinido))|\b(?:cuanto tiempo|cuantos (?:dias|meses|anos)|hasta cuando|desde cuando|cuando (?:vence|prescribe|caduca|empieza|comienza)|prescri(?!t|bi|pci)\p{L}+|caduc(?!ad[oa]|aron|idad)\p{L}+|cuanto dura)\b`,
      'u',
    ),
    given: new RegExp(
      String.raw`\b${number}\s*(?:\([^)]{0,20}\)\s*)?(?:dias?|meses|mes|años?|horas)\b|\bcontad[oa]s? desde\b|\ba partir de\b`,
      'u',
    ),
  },
  who: {
    asked: new RegExp(String.raw`${asking}quien(?:es)?\b|\bque (?:tribunal(?:es)?|juez|jueces|organos?)\b(?!${didSomething})`, 'u'),
    given: new RegExp(
      String.raw`\b(?:corresponde a|incumbe|carga (?:de la prueba|procesal)?|responsab|legitimad|competente|obligad[oa]|titular)\b|${beforeWhom}`,
      'u',
    ),
  },
  yesNo: {
    asked:
      /^[^\p{L}]*(?:me |se |le |nos |lo |la )?(?:pued[eo]n?|podria|debe[nr]?|procede|corresponde|es|son|esta|estan|tiene[ns]?|tengo|hay|cabe|sirve|vale|responde|puedo|constituye|basta|aplica|rige|opera|existe|prescribe|pierde|pierdo)\b|\b(?:es legal|se puede|me pueden|pueden|procede|tengo derecho|tiene derecho)\b/u,
    given:
      /\b(?:(?:no )?procede(?:n|nte)?|improcedente|corresponde|debe(?:n|ra|ran)?|puede(?:n)?|tiene derecho|carece|habra de|sera[n]? (?:acogid|rechazad|desestimad)|se (?:acoge|rechaza|desestima)|constituye|configura|resulta (?:ilegal|arbitrari|procedente|improcedente)|no es posible|es posible|no obsta|impide|autoriza|faculta|prohib)/u,
  },
  requirement: {
    asked: new RegExp(
      String.raw`\b(?:requisit\p{L}*|como se (?:prueba|acredita))\b|${asking}(?:que (?:se )?(?:necesit|requier|exig)\p{L}*|que debe\p{L}* (?:probar|acreditar|contener|cumplir|tener)|(?:(?:que|cual(?:es)? (?:es|son)) )?(?:las? )?condicion(?:es)?|cuando (?:procede|se))\b`,
      'u',
    ),
    given:
      /\b(?:requisit|exig|requier|es necesario|es menester|necesari|siempre que|presupuesto|supuesto|concurr|debe(?:n|ra)? (?:probar|acreditar|contener|cumplir|expresar|tratarse|ser)|acreditar)\p{L}*/u,
  },
  definition: {
    asked:
      /(?:^|[¿¡.;:?!]|\b(?:expli[cq]\p{L}*|dime|digame|saber|entender|pregunt\p{L}*))\s*(?:y )?que (?:es|son|significa|se entiende|constituye)\b(?! lo que)|\b(?:concepto|definicion|en que consiste)\b/u,
    given:
      /\b(?:se entiende|ha de entenderse|debe entenderse|consiste|es aquell?a?|se define|defin(?!itiv)\p{L}+|(?<!por )concepto|significa|se caracteriza)\b/u,
  },
}

/** Questions for what somebody else than the court said. On folded text. */
const asksFor: readonly (readonly [RegExp, readonly Speaker[]])[] = [
  [/\b(?:disid\p{L}+|disint\p{L}+|disient\p{L}+|voto (?:en contra|de minoria|disidente)|minoria)\b/u, ['voto']],
  [/\b(?:prevencion|prevenciones|voto concurrente)\b/u, ['prevencion']],
  [
    /\b(?:que|como) (?:aleg|argument|sostuv|sostien|plante|ped|pid|respond|contest|inform)\p{L}*|\balegaciones\b|\bargumentos de (?:la|el|los)\b|\bsegun la (?:demandad|demandante|recurr)\p{L}+/u,
    ['parte'],
  ],
  [/\b(?:testigo\p{L}*|que declar\p{L}+|prueba rendida|peritaje|pericia)\b/u, ['prueba']],
]

/** Words that ask and say nothing of what is asked. Folded. */
const askingWords = new Set(
  (
    'entiende entender entienden significa significan asciende ascienden dijo dicen dice alego alega alegaron argumento argumentos sostuvo voto disidente disidencia minoria prevencion cuanto cual cuando ' +
    'quien quienes procede proceden cabe corresponde corresponden puede pueden puedo posible pedir pido hacer hace pasa pasar ocurre ocurrir requisitos requisito exige exigen consiste concepto definicion fallo fallos sentencia sentencias jurisprudencia ' +
    'casos precedente precedentes existe existen existan conoces busco diga digan dicho señale señalen sostenga sostengan considere consideren cierto verdad'
  ).split(' '),
)

/** The demands of a question without those that only ask: «¿qué se entiende por …?». All of them where nothing else is asked. */
export function substantialDemands(demands: readonly QuestionDemand[]): readonly QuestionDemand[] {
  const substantial = demands.filter(
    ({ kind, label }) =>
      kind !== 'words' ||
      !foldText(label)
        .split(/\s+/u)
        .every((word) => askingWords.has(word)),
  )
  return substantial.some(({ kind }) => kind !== 'topic') ? substantial : demands
}

/** Reads what a question asks for. Anything may be a question. */
export function readQuestion(text: string): AskedQuestion {
  const folded = foldText(text)
  const asked = Object.entries(kinds).filter(([, { asked: pattern }]) => pattern.test(folded))
  return {
    text,
    kinds: asked.map(([kind]) => kind as AnswerKind),
    voices: new Set(asksFor.flatMap(([pattern, speakers]) => (pattern.test(folded) ? speakers : []))),
    isOfLength: asksForLength.test(folded),
    isOfTerm: asksForTerm.test(folded),
    counted: readCounted(folded),
    direction: readDirection(text),
    point: askedPoint(text),
    conditions: askedConditions(text),
    foreign: readForeignLaw(text),
  }
}

/** A term of a few words alone: what stands behind a verb or a relative is asked about something else. */
const asksForTerm =
  /^[^\p{L}]*(?:(?:hola|quiero saber|me pueden explicar|explicame|dime),? )?(?:que (?:es|son|significa|se entiende por)|cual es (?:el concepto|la definicion|el significado) de(?:l)?|(?:concepto|definicion|significado) de(?:l)?)\s(?:(?:el|la|los|las|un|una) )?(?!lo\b|que\b)(?:\p{L}+)(?: (?:de(?:l)?|la|el|los|las|por|en|a|al|con|y|o))*(?:(?: \p{L}+){0,3}?)(?: en (?:chile|derecho|materia \p{L}+))?[^\p{L}]*$/u
const asksForLength =
  /\b(?:cuanto tiempo|cuanto (?:dura|demora)n?|cuantos (?:dias|meses|a[nñ]os)|(?:cual(?:es)? (?:es|son|seria|era) (?:el|los)|que|cuanto|de cuanto es el|cuanto es el) plazos?)\b/u
/** An age is no length, nor are the hours of a day's work. */
const length = new RegExp(
  String.raw`\b${number}\s*(?:\([^)]{0,20}\)\s*)?(?:dias?|meses|mes|a[nñ]os?(?! de (?:edad|servicio))|horas(?! (?:semanal|diari|extraordinari|de trabajo)))\b|\b(?:primer|segundo|tercer|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|duodecimo|vigesimo|trigesimo) dia\b`,
  'u',
)

/** What a length is of: «Contacto 24 Horas S.A.» is of nothing. */
const ofTerm =
  /\b(?:plazos?|terminos?|dentro de|contad[oa]s?|desde|despues de|antes de|prescri|caduc|dur[ae]|transcurr|venc|antelacion|anticipacion)/u

/** Whether a folded sentence states how long something lasts, or until when it may be done. */
export function statesLength(folded: string): boolean {
  return length.test(folded) && ofTerm.test(folded)
}

/** Periods and sums are kinds of answers of their own. */
const countedNoun =
  /\bcuant[oa]s (?!dias?\b|mes|a[ñn]os?\b|horas?\b|seman|pesos|u\.?[ft]|de\b|se\b|son\b|hay\b|me\b|le\b)(?<stem>\p{L}{3,}?)(?:e?s)?\b/u

const readCounted = (folded: string): RegExp | null => {
  const stem = countedNoun.exec(folded)?.groups?.['stem']
  if (stem === undefined) return null
  return new RegExp(String.raw`\b${number}\s*(?:\([^)]{0,20}\)\s*)?(?:\p{L}+\s+){0,3}?${stem}`, 'u')
}

/** Whether a folded sentence gives an answer of a kind. */
export function givesAnswer(kind: AnswerKind, folded: string): boolean {
  return kinds[kind].given.test(folded)
}
