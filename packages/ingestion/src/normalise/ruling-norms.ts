import { formatSubdivision, type NormCitation, type Ruling, type Subdivision } from '@basejuris/domain'
import { clauseAround, findNormLists, normLabel, parseSourceNorm, readNamedAlone, type VoiceRange } from '@basejuris/legal-text'
import { type ReadText, readText } from '../citations/text-reading.ts'
import type { SourceNorm } from '../record/parsed-record.ts'
import { listedGrounds } from './listed-grounds.ts'
import { maskedField } from './masked-text.ts'

const articleOf = (key: string): string | null => (key.includes(':') ? key.slice(key.indexOf(':') + 1) : null)

const fromSource = (norm: SourceNorm): NormCitation[] => {
  if ('key' in norm) {
    return [
      {
        key: norm.key,
        label: normLabel(norm.key),
        idNorma: norm.idNorma,
        article: articleOf(norm.key),
        origin: 'source',
        use: 'annotated',
      },
    ]
  }
  // The tab between name and article survives masking, which collapses spaces.
  const written = norm.text.split('\t').map((part) => maskedField(part) ?? '')
  const parsed = parseSourceNorm(written.join('\t'), norm.idNorma)
  return parsed === null ? [] : [{ ...parsed, use: 'annotated' }]
}

const wholeArticle: readonly Subdivision[] = [{}]

type Sections = Ruling['sections']

/** A part of the text of `rulingText`, half-open. */
type Part = Pick<VoiceRange, 'from' | 'to'>

/** Where the text of `rulingText` holds other words than the court's own, and its lists of norms, each ascending. */
interface Parts {
  readonly others: readonly (Part & Pick<VoiceRange, 'speaker'>)[]
  readonly lists: readonly (Part & { readonly isOfDecision: boolean })[]
}

/** The heading lists norms, of the subject or of the charge. */
const partsOf = (sections: Sections, spoken: ReadText['spoken']): Parts => {
  const listed = findNormLists(sections)
  const others: (Part & Pick<VoiceRange, 'speaker'>)[] = []
  const lists: Parts['lists'][number][] = []
  let at = 0
  for (const section of sections) {
    for (const { anchor, text } of section.paragraphs) {
      const start = at
      at += text.length + 1
      const own = (spoken.get(anchor) ?? []).filter(({ speaker }) => section.kind !== 'encabezado' || speaker !== 'antecedentes')
      others.push(...own.map(({ from, to, speaker }) => ({ from: start + from, to: start + to, speaker })))
      const inLists = section.kind === 'encabezado' ? [{ from: 0, to: text.length }] : (listed.get(anchor) ?? [])
      const isOfDecision = section.kind !== 'encabezado' && section.kind !== 'cierre'
      lists.push(...inLists.map(({ from, to }) => ({ from: start + from, to: start + to, isOfDecision })))
    }
  }
  return { others, lists }
}

/** «de conformidad con lo dispuesto en el inciso séptimo del »: on what the court acts, before the article. */
const ground =
  /(?<!\p{L})(?:de conformidad (?:con|a)|conforme(?: con| a)|con arreglo a|en (?:virtud|cumplimiento|aplicación) de|atendido|según)(?: lo)? (?:dispuesto|previsto|establecido|prevenido|ordenado|dispone|ordena|prescribe)[^.;\n]{0,60}$/iu
/** What a court does in the course of a case: «se ha ordenado dar cuenta», «se trajeron los autos en relación». */
const courseAct =
  /(?<!\p{L})se (?:han? )?(?:orden(?:ó|ado)|dispuso|dispuesto|decret(?:ó|ado)|traj(?:o|eron)|traído|citó|citado|recibió|recibido|confirió|conferido|llev(?:ó|aron)|llevado|dio cuenta|dado cuenta)(?!\p{L})/iu

/** Whether the course of the case tells of an act of the court itself that rests on the norm. */
const isGroundOfAct = (text: string, from: number): boolean => {
  const { before, behind } = clauseAround(text, from)
  return ground.test(before) && courseAct.test(before + behind)
}

/** «por infracción de los artículos», «habría vulnerado el »: what somebody reproaches, before the article. */
const reproached =
  /(?<!\p{L})(?:(?:denunci|acus|imput|atribuy|reproch|invoc|alud|pretendid|supuest|eventual|aleg|fund|caus)\p{L}*[^.;\n]{0,140}?(?<!\p{L})(?:infracci[oó]n(?:es)?|vulneraci[oó]n|contravenci[oó]n|transgresi[oó]n|(?:err[oó]nea|falsa|indebida)\s+(?:aplicaci[oó]n|interpretaci[oó]n))|(?:habr[ií]an?|constituir[ií]an?)\s+(?:infringido|vulnerado|contravenido|transgredido|quebrantado|(?:\p{L}+\s+){0,6}infracci[oó]n(?:es)?))(?!\p{L})[^.;\n]{0,90}$/iu
/** The court itself reproaches it: «este tribunal estima que se ha infringido». */
const ownFinding =
  /(?<!\p{L})(?:est[ea]\s+(?:corte|tribunal|sentenciador\p{L}*|juez\p{L}*|magistra\p{L}*)|estima|concluye|acredita\p{L}*|configura\p{L}*|efectivamente|en\s+efecto|incurri[oó]|queda\s+establecid)/iu

/** Whether the court only reports who reproaches that the norm was infringed. */
const isReproached = (text: string, from: number): boolean => {
  const { before } = clauseAround(text, from)
  return reproached.test(before) && !ownFinding.test(before)
}

/** «El artículo 168 dispone que el trabajador despedido por las causales de los artículos»: another article says it. */
const saidByArticle =
  /(?<!\p{L})art(?:[íi]culos?|s?\.)\s+\d[^.;\n]{0,90}?(?<!\p{L})(?:dispone|establece|señala|prescribe|previene|ordena|expresa|indica|reza)n?\s+(?:\p{L}+,?\s+){0,4}?que(?!\p{L})(?<said>[^.;\n]*)$/iu
const concluded =
  /(?<!\p{L})(?:por lo (?:que|cual|tanto)|lo (?:que|cual)|de (?:modo|manera|forma|suerte) que|por ende|as[íi]|concluir|entend\p{L}+ que)(?!\p{L})/iu
/** «…, agregando el artículo 100 que»: the article at the end says something too. */
const saysItself = /(?:agregan?d?o?|añade|añadiendo|a su (?:vez|turno)|por su parte|mientras|en tanto|y)(?: que)?,? (?:el|los)\s*$/iu
/** «con fecha tres de mayo se dictó sobreseimiento en razón del »: what was done before, and not by this decision. */
const doneBefore =
  /(?<!\p{L})(?:con (?:fecha|data)|el d[íi]a|(?:por|mediante) (?:resoluci[oó]n|sentencia) de(?: fecha)?)\s[^.;\n]{0,160}?(?<!\p{L})(?:(?:se )?(?:dict|decret|formaliz|acus|present)[oó]|se (?:resolvi[oó]|conden[oó]|dispuso|sobresey[oó])|dedujo|interpuso)(?!\p{L})[^.;\n]*$/iu
/** «por un error de digitación señaló la causal del »: named by mistake. */
const byMistake =
  /(?<!\p{L})(?:error(?:es)? (?:de|en la) (?:transcripci[oó]n|tipeo|digitaci[oó]n|copia|escritura|referencia|cita)|error(?:es)? (?:tipogr[aá]fico|material|formal)(?:es)?|se equivoc[oó]|equivocadamente|por equivocaci[oó]n)(?!\p{L})[^.;\n]*$/iu
/** «el trabajador alegó haber oído que la causal era la del »: a party tells it within the court's words. */
const saidByParty =
  /(?<!\p{L})(?:trabajador|demandante|demandad|actor|recurrente|recurrid|reclamante|reclamad|empleador|defensa|querellante|denunciante|imputad|acusad)[ao]?s?\s(?:\p{L}+\s){0,3}?(?:aleg|adu[cj]|sost[ui]|afirm|argument|expus|manifest)(?!ad[ao])\p{L}*\s(?:[^.;,\n]{0,40}\s)?(?:que|haber)(?!\p{L})[^.;\n]*$/iu

const party = String.raw`(?<!\p{L})(?:trabajador|demandante|demandad[ao]|actor|recurrente|recurrid[ao]|reclamante|reclamad[ao]|requirente|ejecutante|ejecutad[ao]|apelante|solicitante|contribuyente|empleador|defensa|querellante|denunciante|imputad[ao]|acusad[ao])a?s?`
/** Where the same party may go on after a comma: «…, de conformidad con», «…, a fin de que», «…, contenido en». */
const goesOn = String.raw`,\s(?=(?:a (?:fin|objeto|efecto)|de (?:conformidad|acuerdo)|conforme|con|en (?:virtud|relaci[oó]n|raz[oó]n)|por|seg[uú]n|fundad|contenid|establecid|consagrad|previst|regulad|contemplad)\p{L}*)`
/** «que el recurrente califica de ilegal», «la demandada ha intentado contar el plazo»: what a party thinks, asks or tries. */
const triedByParty = new RegExp(
  String.raw`${party}\s(?:(?!no\s)\p{L}+\s|,\s){0,4}?(?:calific(?:a|an|[oó]|aron|ad[oa])|pretend(?:e|en|i[oó]|ieron|ido)|intent(?:a|an|[oó]|aron|ado)|solicit(?:a|an|[oó]|aron|ado)|pid(?:e|en|i[oó]|ieron)|invoc(?:a|an|[oó]|aron|ado)|estima|reprocha)(?!\p{L})(?:[^.;,\n]|${goesOn})*$`,
  'iu',
)
/** «a fin de que esta Corte acoja la excepción del»: what a recourse asks for. */
const askedOfCourt =
  /(?<!\p{L})a (?:fin|objeto|efectos?) (?:de )?que (?:est[ea]|el|la|se|V\.?\s?S)[^.;,\n]{0,60}?(?<!\p{L})(?:acoja|anule|invalide|deje|declare|dicte|revoque|ordene|rechace)[^.;,\n]*$/iu

/** Whether the court names the norm without reasoning on it: another article, an act before this decision, a party or a mistake names it. */
const isOnlyReported = (text: string, from: number): boolean => {
  const { before } = clauseAround(text, from)
  const said = saidByArticle.exec(before)?.groups?.['said']
  if (said !== undefined) return !concluded.test(said) && !saysItself.test(said)
  if (concluded.test(before)) return false
  if (byMistake.test(before) || (before.includes(' que ') && askedOfCourt.test(before))) return true
  return !ownFinding.test(before) && [doneBefore, saidByParty, triedByParty].some((cue) => cue.test(before))
}

/** «se tienen por admitidos los siguientes hechos: 1.- Que comenzó a trabajar en los términos del »: a fact held as told. */
const admitted =
  /(?<!\p{L})(?:admitid|reconocid|controvertid|pac[ií]fic|indiscutid)[oa]s?(?!\p{L})[^.;:\n]{0,60}(?<!\p{L})hechos?[^.;:\n]{0,40}:(?<items>[\s\S]*)$|(?<!\p{L})hechos? (?:t[aá]citamente )?(?:admitid|reconocid|no controvertid|pac[ií]fic)[oa]s?[^.;:\n]{0,60}:(?<rest>[\s\S]*)$/iu
const admittedReach = 1200
/** A considerando begins, so that the list has ended. */
const nextReason = /(?:^|\n)\s*(?:[A-ZÁÉÍÓÚ]{5,}|\p{Lu}\p{Ll}{4,}|\d{1,2}[°º]\)?)(?: \p{L}+)?\s?[:.°º]/u
const item = /(?:^|\s)\d{1,2}\s?[.)°º-]+\s[^\n]*$/u

/** Whether a fact that nobody disputes names the norm: it applies nothing. */
const isAdmittedFact = (text: string, from: number): boolean => {
  const { items, rest } = admitted.exec(text.slice(Math.max(0, from - admittedReach), from))?.groups ?? {}
  const list = items ?? rest
  return list !== undefined && item.test(list) && !nextReason.test(list)
}

type ReadUse = Pick<NormCitation, 'use' | 'listed'>

/** The part that holds each of ascending offsets. */
const partReader = <One extends Part>(parts: readonly One[]): ((offset: number) => One | null) => {
  let at = 0
  return (offset) => {
    while (at < parts.length && (parts[at]?.to ?? 0) <= offset) at += 1
    const part = parts[at]
    return part === undefined || part.from > offset ? null : part
  }
}

type PlacedUse = ReadUse & { readonly list: object | null }

/** Says of ascending offsets whether the court itself speaks there, or acts, and which list of the decision holds them. */
const useReader = (sections: Sections, { whole, spoken }: ReadText): ((offset: number) => PlacedUse) => {
  const { others, lists } = partsOf(sections, spoken)
  const isNamedAlone = readNamedAlone(whole)
  const [otherAt, listAt] = [partReader(others), partReader(lists)]
  return (offset) => {
    const other = otherAt(offset)
    const list = listAt(offset)
    if (other !== null) return { use: other.speaker === 'antecedentes' && isGroundOfAct(whole, offset) ? 'applied' : 'cited', list: null }
    if (list !== null) return { use: 'applied', listed: true, list: list.isOfDecision ? list : null }
    return {
      use:
        isNamedAlone(offset) || isReproached(whole, offset) || isOnlyReported(whole, offset) || isAdmittedFact(whole, offset)
          ? 'cited'
          : 'applied',
      list: null,
    }
  }
}

const inText = (sections: Sections, read: ReadText): NormCitation[] => {
  const useAt = useReader(sections, read)
  const named = read.norms.map((norm) => ({ norm, ...useAt(norm.from) }))
  const grounds = listedGrounds(named)
  return named.flatMap(({ norm, list: _list, ...placed }) => {
    const { key, idNorma, article, subdivisions } = norm
    const use: ReadUse = grounds.has(norm) ? { use: 'applied' } : placed
    return (subdivisions.length === 0 ? wholeArticle : subdivisions).map(
      (place): NormCitation => ({ key, label: normLabel(key, [place]), idNorma, article, origin: 'text', ...use, ...place }),
    )
  })
}

/** The stronger of two uses: reasoned upon, then listed, then cited, then annotated. */
const withUse = ({ listed: _listed, ...first }: NormCitation, { use, listed }: ReadUse): NormCitation => ({
  ...first,
  ...(use === undefined ? {} : { use }),
  ...(listed === undefined ? {} : { listed }),
})
const strengthOf = ({ use, listed }: ReadUse): number => (use === 'cited' ? 1 : use !== 'applied' ? 0 : listed === true ? 2 : 3)

const distinct = (norms: readonly NormCitation[]): NormCitation[] => {
  const byPlace = new Map<string, NormCitation>()
  const idNormas = new Map<string, number>()
  for (const norm of norms) {
    const place = norm.key + formatSubdivision(norm)
    const first = byPlace.get(place)
    if (first === undefined) byPlace.set(place, norm)
    else if (strengthOf(norm) > strengthOf(first)) byPlace.set(place, withUse(first, norm))
    if (norm.idNorma !== null && !idNormas.has(norm.key)) idNormas.set(norm.key, norm.idNorma)
  }
  const strongest = new Map<string, ReadUse>()
  for (const norm of byPlace.values())
    if (strengthOf(norm) > strengthOf(strongest.get(norm.key) ?? { use: 'annotated' })) strongest.set(norm.key, norm)
  // A source names the article where the text names a place within it.
  const whole = (norm: NormCitation): NormCitation =>
    norm.use === 'annotated' && formatSubdivision(norm) === '' ? withUse(norm, strongest.get(norm.key) ?? norm) : norm
  return Array.from(byPlace.values(), whole).map((norm) => ({ ...norm, idNorma: norm.idNorma ?? idNormas.get(norm.key) ?? null }))
}

/**
 * Norms that a ruling names: those of its source, then those in its text. Each article stands once for each place within it: applied where the
 * court itself names it at least once as a ground, annotated where the source alone names it.
 */
export function rulingNorms(norms: readonly SourceNorm[], sections: Sections, read = readText(sections)): NormCitation[] {
  return distinct([...norms.flatMap(fromSource), ...inText(sections, read)])
}

/** The norms of a stored ruling read again from its text. Those that its source named stay. */
export function rereadNorms(stored: readonly NormCitation[], sections: Sections): NormCitation[] {
  const named = stored.filter(({ origin }) => origin === 'source').map((norm): NormCitation => ({ ...norm, use: 'annotated' }))
  return distinct([...named, ...inText(sections, readText(sections))])
}
