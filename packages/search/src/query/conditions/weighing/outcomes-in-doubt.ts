import type { WeighedQuery } from './mode-features.ts'

/** «¿Absuelven a quien iba de pasajero?», «¿Prospera la excepción?»: which way it goes, be it the other. Who asks what a court has decided looks for such rulings. */
export function isAskedWhether(query: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = query.mentions[at] ?? {}
  if (test?.kind !== 'resultado') return false
  return opensQuestion.test(beforeOf(query, at)) && finite.test(query.text.slice(from, to))
}

/** The text before a mention, in which a court is one sign. */
function beforeOf({ text, mentions }: WeighedQuery, at: number): string {
  const { from = 0 } = mentions[at] ?? {}
  const courts = mentions.filter(({ test, to }) => test.kind === 'tribunal' && to <= from)
  return courts.reduceRight((rest, court) => `${rest.slice(0, court.from)}§${rest.slice(court.to)}`, text.slice(0, from))
}

/** Nothing but the court that decides, and what belongs to its verb. */
const opensQuestion = /¿\s*(?:y\s+)?(?:(?:el|la|las?)\s+)?(?:(?:§|cortes?|tribunal(?:es)?|justicia)\s+)?(?:no\s+)?(?:se\s+|l[aeo]s?\s+)?$/iu
const finite =
  /^(?:(?:acoge|rechaza|desestima|confirma|revoca|anula|condena|absuelve|prospera|concede|autoriza|declara|deniega|deja)n?|prosperar[ií]?[aá]n?|(?:prosper|rechaz|desestim|confirm|revoc|anul|conden|autoriz|declar|deneg|dej)(?:ó|o|aron)|(?:acog|conced|absolv)(?:ió|io|ieron))(?!\p{L})/iu

/** «sin que se haya revocado la pena»: what did not happen. «familia de acogida»: no outcome at all. */
export function isUndone({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'resultado') return false
  const before = text.slice(0, from)
  return undone.test(before) || (fosterers.test(before) && /^acogidas?$/iu.test(text.slice(from, to)))
}
const fosterers = /(?<!\p{L})(?:familias?|hogar(?:es)?|residencias?|programas?)\s+de\s+$/iu
const undone =
  /(?<!\p{L})sin\s+(?:que\s+)?(?:(?:nunca|jam[aá]s|a[uú]n|todav[ií]a)\s+)?(?:se\s+|l[aeo]s?\s+)*(?:haya|hayan|hubier[ae]n?|hubiese[n]?|haber(?:se|l[aeo]s?)?)\s+(?:sido\s+)?$/iu

/** «ella dice que eran préstamos autorizados»: what a party says. */
export function isSaidByParty({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'resultado' && participle.test(text.slice(from, to)) && saidBefore.test(text.slice(0, from))
}
const participle = /[ai]d[oa]s?$/iu
const saidBefore =
  /(?<!\p{L})(?:dicen?|dij(?:o|eron)|alegan?|aleg(?:ó|aron)|sostienen?|afirman?|aseguran?|insisten?\s+en)\s+que\s+(?:ya\s+)?(?:er[ae]n?|son|es|eran|est[aá]n?|estaban?|fue(?:ron)?)\s+(?:(?:un|una|el|la|los|las)\s+)?\p{L}+\s+$/iu

/** «reclamamos a la SMA; apelación ante la Corte de Talca rechazada. Evaluamos …»: one appeal of an account that asks for nothing. */
export function isRetold({ text, mentions, asked, narrative }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'resultado' || asked !== null || (narrative !== 'own' && narrative !== 'told')) return false
  return onceDecided.test(text.slice(from, to)) && oneAppeal.test(text.slice(0, from)) && goesOn.test(text.slice(to))
}
const onceDecided = /[ai]d[oa]$/iu
const oneAppeal =
  /(?<!\p{L})(?:reclam(?:o|aci[oó]n)|recurso|apelaci[oó]n|casaci[oó]n|nulidad|amparo|protecci[oó]n|queja|demanda)\s+(?:de\s+\p{L}+\s+)?(?:ante|en|por)\s+(?:(?:la|el)\s+)?\p{L}[^,;.:?¿]{2,60}\s$/iu
const goesOn = /^\s*[.;]\s+\p{L}/u
