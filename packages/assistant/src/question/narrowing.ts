import { foldText, isCourtSeat, placeName } from '@basejuris/legal-text'

/** What a message asks of the answer before it, and nothing else: what opposes it, or what courts of a place say. */
export type Narrowing = { readonly kind: 'contrary' } | { readonly kind: 'place'; readonly place: string }

/** «¿Y hay sentencias en contra?», «¿alguna que diga lo contrario?», «¿todas dicen lo mismo?». On folded text. */
const asksContrary =
  /\ben contra(?:rio)?\b|\b(?:lo|al|el) (?:contrario|opuesto|inverso)\b|\ben (?:un |el )?(?:otro sentido|sentido (?:contrario|opuesto|inverso|diverso|distinto))\b|\b(?:contrari|opuest|divers|distint|discrepante|divergente|contradictori)(?:[oa])?s?\b|\b(?:otra cosa|distinto|diferente)\b|\bcontradic\p{L}+|\bdiscrep\p{L}+|\btod[oa]s (?:l[oa]s \p{L}+ )?\p{L}+(?: en)? (?:lo mismo|igual)\b/gu

/** Words with which a message asks for rulings, and that add nothing to what was asked. Folded. */
const asking = new Set(
  (
    'y e o u pero entonces tambien ademas hay habra hubo existe existen existira tiene tienen conoces conoce sabes sabe encuentras encuentra busca buscame busque muestra muestrame muestreme dame deme ' +
    'alguna algunas alguno algunos algun otra otras otro otros cual cuales que quien quienes es son esta estan haya hayan diga digan dice dicen dijo dijeran dijera resuelva resuelvan resuelve resuelven resolvio resolvieron ' +
    'falle fallen fallo fallos falla fallaron decida decidan decide deciden decidio opine opinen sostenga sostengan sostiene sostienen concluya concluyan vaya vayan va van sea sean se lo la los las le les el un una unos unas ' +
    'sentencia sentencias jurisprudencia precedente precedentes caso casos tribunal tribunales corte cortes juzgado juzgados criterio criterios postura posturas posicion posiciones linea lineas tesis opinion opiniones ' +
    'de del a al en sobre por para con esto eso esta ese esa este mismo misma punto tema materia cuestion asunto me nos te favor no si mas ha han esos esas estos estas dicho resuelto fallado decidido sostenido opinado entendido'
  ).split(' '),
)

/** «¿Y en Temuco?», «¿qué dice la Corte de Talca?»: a place at the end, behind words that ask nothing else. On folded text. */
const beforePlace = /(?<=[\p{L}\d] )(?:en|de|por) /gu
const placeAsking = new Set([
  ...asking,
  'apelaciones',
  'letras',
  'trabajo',
  'garantia',
  'oral',
  'penal',
  'civil',
  'familia',
  'ahi',
  'alla',
  'ocurre',
  'pasa',
  'esa',
])

/** Reads what a message narrows the answer before it to. Null where it asks something of its own. */
export function readNarrowing(message: string): Narrowing | null {
  const folded = foldText(message)
  const rest = folded.replace(asksContrary, ' ')
  if (rest !== folded && asksNothing(rest, asking)) return { kind: 'contrary' }
  const written = folded.replace(/[^\p{L}\d]+$/u, '')
  for (const { 0: word, index } of written.matchAll(beforePlace)) {
    const place = written.slice(index + word.length)
    if (isCourtSeat(place) && asksNothing(written.slice(0, index), placeAsking)) return { kind: 'place', place: placeName(place) }
  }
  return null
}

const asksNothing = (folded: string, words: ReadonlySet<string>): boolean =>
  (folded.match(/[\p{L}\d]+/gu) ?? []).every((word) => words.has(word))
