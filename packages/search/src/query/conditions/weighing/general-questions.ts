import type { Span } from '../../parts/span.ts'
import { isJudgeKind } from '../condition.ts'
import { requestIn } from '../requests/request-in.ts'
import type { WeighedQuery } from './mode-features.ts'

/** «¿cuánto se demora la Suprema?», «quiero saber en qué plazo resuelve»: how long something lasts, of which no ruling is asked for. */
const asksTime =
  /^[¿\s]*(?:y\s+)?(?:(?:quier[oe]|queremos|quisiera|quisi[eé]ramos|necesito|necesitamos|me\s+gustar[ií]a|alguien\s+sabe|saben)\s+(?:saber\s+)?)?(?:m[aá]s\s+o\s+menos\s+)?(?:en\s+|dentro\s+de\s+)?(?:cu[aá]nto\s+(?:tiempo\s+)?(?:se\s+)?(?:demora|tarda|dura|toma)r?[aá]?n?|(?:desde|hasta)\s+cu[aá]ndo\s+(?:se\s+)?(?:corren?|cuentan?|computan?|rigen?|prescriben?|empieza|parte|hay\s+plazo|tengo|puedo)|cu[aá]ndo\s+prescriben?|(?:qu[eé]|cu[aá]l\s+es\s+el)\s+plazo)(?!\p{L})/iu
/** «qué pasa si la Corte declara inadmisible la apelación»: what follows from something. */
const asksEffect = /^[¿\s]*(?:y\s+)?qu[eé]\s+(?:pasa|pasar[ií]a|ocurre|ocurrir[ií]a|sucede|suceder[ií]a|hago)\s+(?:si|cuando)(?!\p{L})/iu
/** «¿Puede el Tribunal Constitucional paralizar un juicio?»: what a court may do. */
const asksPower = /^[¿\s]*(?:puede|podr[ií]a|podr[aá])\s+(?:el|la|un|una)\s+$/iu
/** «¿le toca al Tribunal Constitucional o al juez laboral decidir si …?»: to whom it falls. */
const asksWho =
  /^[¿\s]*(?:y\s+)?(?:(?:a\s+(?:qui[eé]n|cu[aá]l)\s+)?(?:le\s+)?(?:toca|corresponde|compete)|qui[eé]n\s+(?:ve|resuelve|conoce|decide)|(?:es|son)\s+(?:de\s+)?competen\p{L}+)(?!\p{L})/iu
/** «¿es verdad que el TC ya no acepta …?», «¿es vinculante para los tribunales …?»: whether something is so, whoever is named in it. */
const asksTruth = /^[¿\s]*(?:y\s+)?(?:es|ser[aá])\s+(?:verdad|cierto|efectivo|vinculantes?|obligatori[oa]s?)\s+(?:que|para|a)\s/iu
/** «… ¿me pueden oponer litispendencia y prospera?»: how it may end for whoever asks, in the last sentence. */
const asksOwnEnd =
  /(?:^|[.;¿]\s*)[¿\s]*(?:y\s+)?(?:(?:me|nos|le|les|se)\s+)?(?:puede[ns]?|puedo|podemos|podr[ií]an?|podr[ií]amos|podr[aá]n?)\s[^.;¿?]*$/iu
const endOfQuestion = /^[^.;¿?]*\?\s*$/u
/** «¿cuál es el estándar de la Suprema y si difiere del que usa el TDLC?»: how two bodies differ. */
const compares =
  /^[¿\s]*(?:y\s+)?(?:cu[aá]l|qu[eé]|en\s+qu[eé]|c[oó]mo|si)\s[^?]*(?<!\p{L})(?:difieren?|se\s+diferencian?|se\s+distinguen?|(?:es|son)\s+(?:distint|diferent|igual)\p{L}+\s+(?:del?|al?))\s[^?]*\?\s*$/iu
/** «los jueces de garantía de Talca pueden dar …?»: what judges may do. */
const asksPowerOfJudges =
  /^[¿\s]*(?:l[oa]s?|el)\s+jue(?:z|za|zas|ces)\s+(?:del?\s+)?[^,.;?¿]{1,40}\s(?:pueden?|podr[ií]an?|deben?)\s+\p{L}+[aeií]r(?:l[aeo]s?|se)?(?!\p{L})[^.;]*\?\s*$/iu
/** «¿procede descontar lo pagado en un acuerdo aprobado por el TDLC?»: who did what the question is about. */
const asksWhetherSo = /^[¿\s]*(?:y\s+)?(?:procede|corresponde|es\s+(?:procedente|posible|l[ií]cito)|se\s+puede|puedo|podemos)(?!\p{L})/iu
const doneBy = /(?<!\p{L})\p{L}+(?:ad|id|st|ct)[oa]s?\s+(?:por|ante)\s+(?:(?:el|la)\s+)?$/iu
const toAct = /^\s+(?:de\s+oficio\s+|siquiera\s+|todav[ií]a\s+)?\p{L}+[aeií]r(?:l[aeo]s?|se)?(?!\p{L})/iu
/** «¿en qué casos se declara inadmisible …?»: what may be decided, without a court that does, unlike «¿en qué casos la Suprema reconduce …?». */
const asksCases =
  /^[¿\s]*(?:y\s+)?(?:(?:en|bajo|con)\s+qu[eé]\s+(?:casos?|situaci[oó]n(?:es)?|circunstancias?|supuestos?|hip[oó]tesis|condici[oó]n(?:es)?|requisitos?)|cu[aá]ndo|por\s*qu[eé]|qu[eé]\s+requisitos?)\s+(?:no\s+)?(?:se\s+\p{L}+[ae]n?|proceden?|caben?|es|son|hay\s+que|tiene|necesita|exige|pued[eo]|debe)\s[^?]*\?\s*$/iu
/** «¿la Corte Suprema puede revisar lo que decidió el juzgado?»: the court first, whose powers are asked about. */
const asksPowerFirst =
  /^[¿\s]*(?:y\s+)?(?:puede|podr[ií]a|podr[aá])\s+(?:(?:el|la|un|una)\s+)?(?:corte|tribunal|juzgado|jue[cz]|suprema|contralor|ica|tc|tdlc|suseso|sernac|inspecci|direcci|superint|c\.?s\.?\s)[^?]{0,60}?\s\p{L}+[aeií]r(?:l[aeo]s?|se)?(?!\p{L})[^?.;]*\?\s*$|^[¿\s]*(?:y\s+)?(?:(?:el|la|un|una)\s+)?(?:corte|tribunal|juzgado|jue[cz]|suprema|contralor|ica|tc|tdlc|suseso|sernac|inspecci|direcci|superint|c\.?s\.?\s)[^?,.;]{0,50}?\s(?:puede|podr[ií]a|podr[aá]|debe)\s+(?:de\s+oficio\s+)?\p{L}+[aeií]r(?:l[aeo]s?|se)?(?!\p{L})[^?.;]*\?\s*$/iu
/** «¿desde cuándo corre la prescripción según la Corte Suprema?» */
const accordingTo = /(?<!\p{L})(?:seg[uú]n|para)\s+(?:la|el)\s+$/iu
const rulingsAsked = /(?<!\p{L})(?:fallos|sentencias|jurisprudencia|dict[aá]menes|criterios?)(?!\p{L})/iu
const namesRulings =
  /(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia|resoluciones|dict[aá]men(?:es)?|(?<!de\s+)oficios?|circular(?:es)?|precedentes|criterios?|casos|ha\s+(?:dicho|resuelto|fallado|sostenido)|qu[eé]\s+dice|algo\s+de)(?!\p{L})/iu

/** Whether a mention is of a question that is asked in general, without a word for rulings anywhere in it. */
export function isOfGeneralQuestion({ text, asked, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind === 'resultado' && isOwnEnd(text, { from, to })) return true
  if (test === undefined || isJudgeKind(test.kind) || asked !== null || requestIn(text) !== null) return false
  if (asksTruth.test(text) || compares.test(text) || asksPowerFirst.test(text)) return true
  if (test.kind !== 'tribunal' && test.kind !== 'fecha' && asksCases.test(text) && !rulingsAsked.test(text)) return true
  if (namesRulings.test(text)) return false
  if (accordingTo.test(text.slice(0, from))) return false
  if (asksTime.test(text) || asksEffect.test(text) || (test.kind === 'tribunal' && asksWho.test(text))) return true
  if (test.kind === 'tribunal' && asksPowerOfJudges.test(text)) return true
  if (test.kind === 'tribunal' && asksWhetherSo.test(text) && doneBy.test(text.slice(0, from))) return true
  return test.kind === 'tribunal' && asksPower.test(text.slice(0, from)) && toAct.test(text.slice(to))
}

const isOwnEnd = (text: string, { from, to }: Span): boolean => {
  const opening = asksOwnEnd.exec(text.slice(0, from))?.[0]
  return opening !== undefined && endOfQuestion.test(text.slice(to)) && !rulingsAsked.test(opening)
}
