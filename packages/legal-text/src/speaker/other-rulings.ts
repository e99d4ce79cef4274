import type { MatchesIn } from '../analysis/pattern-group.ts'
import { rulingActs, rulingWords } from './speaker-words.ts'
import type { RulingRole } from './voice.ts'

/** Of whom the court itself says that a conclusion is right or wrong: its own words. */
const judged = '(?! (?:\\w+ )?(?:correct|acertad|adecuad|debidament|con acierto|con razon|errad|errone|equivocad))'
const unsaid = '(?<!\\b(?:que|cual|no|tampoco) )'
const lead = '^(?:que,? )?(?:[^.;:]{0,90}, )?'
/** Folded names of the courts below and of what they decided, without an article. */
const below =
  '(?:señor(?:a)? )?(?:tribunal|juez|jueza|jueces|juzgado|sentenciador(?:a|es)?|juzgador(?:a)?|resolutor(?:a)?|judicatura|magistratura|magistrad[oa]s?|corte|sentencia|fallo|resolucion judicial) (?:a quo|ad quem|de (?:la )?(?:base|instancia|apelaciones|contraste|cotejo)|de primer(?:a instancia| grado)|en alzada|del (?:a quo|fondo|grado|merito)|recurrid[oa]|impugnad[oa]|apelad[oa]|inferior)|a quo'
const acts = `${rulingActs}|sostien(?:e|en)|reflexiona|afirm(?:a|o)|agreg(?:a|o)|añad(?:e|io)|infier(?:e|en)|tienen? por|dan? por|descart(?:a|o|aron)|dej(?:a|an|o|aron) (?:\\w+ )?(?:asentad|establecid|consignad|anotad)\\w+`
export const actsBelow = new RegExp(
  `${lead}(?:el|la|los|las) (?:${below}|sentenciador(?:a|es)?)\\b[^.;:]{0,200}?${unsaid}\\b(?:${acts})\\b${judged}`,
  'u',
)
/** «Agrega la sentencia recurrida que …». */
export const continuesRuling = new RegExp(
  `^(?:que,? )?(?:[^.;:]{0,60}, )?(?:agrega|añade|señala|indica|expresa|sostiene|concluye|razona|precisa|afirma) (?:luego |ademas |tambien |asimismo )?(?:el|la|los|las) (?:referid[oa] |citad[oa] )?(?:${below})\\b`,
  'u',
)
/** «Para la judicatura de la instancia, …», «a juicio del tribunal a quo, …». */
export const inWhoseView = new RegExp(
  `^(?:que,? )?(?:[^.;:]{0,60}, )?(?:(?:para|segun) (?:el|la|los|las)|(?:a juicio|en concepto|en opinion|en palabras) (?:de l[ao]s?|del)) (?:${below})\\b`,
  'u',
)
/** «En la sentencia impugnada se razonó que …», «En tal dictamen se sostuvo que …». */
export const withinRuling =
  /^(?:que,? )?(?:[^.;:]{0,90}, )?en (?:la|el|tal|dich[oa]|ese|esa|aquel|aquella) (?:primer[oa]? |segund[oa] |ultim[oa] )?(?:sentencia|fallo|dictamen|pronunciamiento|decision) ?(?:impugnad[oa]|recurrid[oa]|apelad[oa]|de (?:base|la instancia|grado|contraste|cotejo)|en (?:alzada|revision)|del grado)?,? (?:[^.;:,]{0,60}, )?se (?:sostuvo|resolvio|razono|concluyo|decidio|estimo|dijo|señalo|establecio|declaro|considero|expreso|rechazo|acogio)\b/u

/** «La sentencia impugnada rechaza la acción por las razones de su considerando décimo, a saber: …». */
export const listsReasons =
  /\b(?:sentencia|fallo|resolucion|decision) (?:impugnad|recurrid|apelad|en alzada|de base|a quo)\p{L}*[^.;]{0,160}\b(?:razones|fundamentos|consideraciones|argumentos|motivos)\b[^.;]{0,100}\b(?:a saber|siguientes|en sintesis)\s?:/u

/** «Mediante la Res. Ex. N° 5, el servicio acogió el reclamo, señalando que:»: what follows are the words of that act. */
export const announcesAct =
  /^(?:que,? )?(?:[^.;:]{0,60}, )?(?:mediante|por|en|a traves de)(?: medio de)? (?:la |el |su |dicha )?(?:res(?:olucion\b|\.)|decreto\b|rca\b|acto administrativo\b)[^;:]{0,300}\b(?:señal|indic|fund|razon|expres|sostuv|conclu|consider)\w*[^;:]{0,80}\b(?:que|lo siguiente):$/u

/** A precedent, which the court cites by its number: its own reasoning. */
const cites = /\bcorte de apelaciones\b[^;]{0,160}\b(?:rol(?:es)?|causas?|autos|antecedentes?|ingreso)\b[^;]{0,24}\d/u

/**
 * A decision that another court made, recounted: «La Corte de Apelaciones …, conociendo del recurso, sostuvo que …». What who spoke before
 * goes on to say of a ruling is none.
 */
export function recountsRuling(opening: string, goesOn: boolean, matchesIn: MatchesIn): boolean {
  return (
    matchesIn(continuesRuling, opening) ||
    matchesIn(listsReasons, opening) ||
    matchesIn(announcesAct, opening) ||
    (!goesOn && !cites.test(opening) && [actsBelow, inWhoseView, withinRuling].some((pattern) => matchesIn(pattern, opening)))
  )
}

/** How a ruling is called by its subject; the first that stands in the sentence says it. */
const rulingRoles: readonly (readonly [RegExp, RulingRole])[] = [
  [/\b(?:de|del) (?:contraste|cotejo)\b/u, 'contraste'],
  [/\b(?:resolucion(?:es)?|actas?) (?:administrativas? )?de (?:multa|infraccion|fiscalizacion|cobro|reclamo)\b/u, 'acto'],
  [
    /\b(?:resolucion|res\.) (?:reclamad|exent|ex\b|n° ?\d)\w*|\brca\b|\bresolucion de calificacion ambiental\b|\bacto (?:administrativo|reclamado)\b|\bresolucion (?:del?|de la) (?:sea|sma|servicio|superintendencia|subsecretaria|ministerio|comite|comision|intendencia)\b/u,
    'acto',
  ],
  [/\bcorte de apelaciones\b/u, 'apelaciones'],
  [
    /\b(?:judicatura|tribunal|juez|jueza|sentenciador\p{L}*|magistrad[oa]|sentencia|fallo) (?:de (?:la )?(?:instancia|base|primer)|del grado)/u,
    'instancia',
  ],
  [/\ba quo\b/u, 'a quo'],
  [/\b(?:juez|jueza|jueces|sentenciador\p{L}*|judicatura|tribunal|magistrad[oa]s?) (?:del|de) (?:fondo|merito)\b/u, 'fondo'],
  [
    /\b(?:sentencia|fallo|resolucion|decision) (?:impugnad|recurrid|apelad|en alzada|objeto del? |que (?:motiva|se (?:impugna|revisa|ataca|recurre)))|^(?:[^.:]{0,20}[.:°º)-]+ )?(?:que,? )?(?:la sentencia|el fallo)\b(?=[^.]*\b(?:recurrente|recurso)\b)/u,
    'recurrida',
  ],
]

/** Null where the sentence does not say which. */
export function rulingRole(opening: string): RulingRole | null {
  const found = rulingRoles.flatMap(([pattern, role]) => {
    const at = pattern.exec(opening)?.index
    return at === undefined ? [] : [{ at, role }]
  })
  return found.sort((a, b) => a.at - b.at)[0]?.role ?? null
}

/** What some ruling or authority decided, less surely another's: «la sentencia rechazó», «se tuvieron por acreditados». */
export const someDecision = new RegExp(`${lead}(?:${rulingWords})\\b[^.;:]{0,140}?(?<!\\bque )\\b(?:${rulingActs})\\b${judged}`, 'u')

const offering = '(?:present|acompañ|ofrec|ofrecio|invoc|tra[ej]|aport|cit)\\w*'
/** Who appeals brings rulings to be compared with the one under review; what follows are their words. */
export const offersContrast = new RegExp(
  `\\b(?:distintas|diversas|contradictorias|existencia de|disimiles)\\b[^.;]{0,60}\\b(?:interpretacion(?:es)?|criterios|jurisprudencia)\\b[^.;]{0,160}\\b${offering}\\b[^.;]{0,60}\\b(?:sentencias?|fallos?|dictamen(?:es)?|pronunciamientos?|decision(?:es)?)\\b|\\b${offering}\\b[^.;]{0,40}\\b(?:a modo|como|para|a efectos|con fines) (?:de |su )?(?:contraste|cotejo)\\b|\\b(?:sentencias?|fallos?)\\b[^.;]{0,60}\\b(?:que )?se (?:acompaña|ofrece|invoca)n? (?:como|para) (?:su )?(?:contraste|cotejo)\\b`,
  'u',
)
/** «Lo que resulta contradictorio con lo resuelto en los antecedentes …, que expresan una tesis diversa». */
export const comparesRulings =
  /\b(?:contradictori|contrari|opuest|discordant)\w* (?:con|a|de) (?:lo|aquello) (?:ya )?(?:resuelto|fallado|sostenido|decidido|declarado)\b|\b(?:expresan?|contienen?|sostienen?|postulan?|adoptan?) una (?:tesis|posicion|postura|interpretacion|doctrina) (?:juridica )?(?:divers|contrari|opuest|distint)/u

/** What the court finds when it compares rulings: «no se verifican interpretaciones contradictorias», «no resultan útiles». */
export const comparison =
  /\bno (?:se )?(?:advierte|verifica|aparece|divisa|aprecia|observa|vislumbra|configura|concurre|existe)n?\b[^.;]{0,120}\b(?:interpretacion(?:es)?|divergencia|contradiccion|jurisprudencial|criterios|unificar|uniformar|pronunciamientos)\b|\b(?:sentencias?|fallos?|decision(?:es)?)\b[^.;]{0,80}\bno (?:es|son|resultan?) (?:\w+ )?(?:util|equiparable|homologable|asimilable|idone)\w*|\blas sentencias (?:reseñadas|citadas|mencionadas|referidas)\b[^.;]{0,60}\b(?:dan cuenta|denotan)\b|\blabor de comparacion\b/u
