import type { Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'

/** Sentences that tell what somebody else says or filed, where the voices of the section do not show it. On folded text. */
const recounts =
  /\b(?:(?:(?:el|la|los|las|por) )?(?:parte |sociedad |empresa |isapre )?(?:demandantes?|demandad[oa]s?|recurrentes?|recurrid[oa]s?|actor(?:a|es)?|apelantes?|reclamantes?|reclamad[oa]s?|requirentes?|querellantes?|defensa|denunciantes?|denunciad[oa]s?|ejecutad[oa]s?|ejecutantes?|solicitantes?|imputad[oa]s?|acusad[oa]s?|fisco|servicio|persecutor\p{L}*|ministerio publico|sentenciad[oa]s?)\b[^.;]{0,60}?\b(?:ha |han |se )?(?:sostiene|sostenid\p{L}+|sostuv\p{L}+|aleg\p{L}+|cuestiona\p{L}*|expon\p{L}+|expus\p{L}+|arguy\p{L}+|argument\p{L}+|esgrim\p{L}+|solicit\p{L}+|pid\p{L}+|reclama\p{L}*|denuncia\p{L}*|acus\p{L}+|invoc\p{L}+|fund(?:a|an|o|aron|ando|amenta\p{L}*)|refiere|refirio|manifest\p{L}+|afirm\p{L}+|indic\p{L}+|hizo consistir|estim\p{L}+ (?:infringid|vulnerad)\p{L}+))|\bmateria de derecho (?:que se propone|objeto del recurso|cuya)|\bse indica en el recurso\b|\bsu (?:parte|representad[oa]|mandante|defendid[oa])\b|\bsegun (?:el|la) (?:recurrente|demandad[oa]|actora?|demandante|recurso)\b|\bacusa la infraccion\b|\bpor (?:el|la) (?:primer|segund|tercer)[oa]? capitulo\b|\bse (?:sostiene|alega|esgrime|arguye|argumenta|reclama)\b|\b(?:solicita|pide|peticiona)n?\b|\b(?:solicitante|consultante|ocurrente|peticionari[oa]|interesad[oa])s?\b[^.;]{0,40}\b(?:pregunta|consulta|requiere)n?\b|^por (?:la|el) (?:parte )?(?:demanda|recurr|reclam|apelan)\p{L}+|\balegaci(?:on|ones) de (?:la|el|los|las)\b[^.]{0,160}\bpor cuanto\b/u
/** What a witness, an expert, a police officer or an accused says. On folded text. */
const person = String.raw`(?:testigos?|perit[oa]s?|deponentes?|declarantes?|funcionari[oa]s? policial\p{L}*|carabiner[oa]s?|policias?|cabo|sargento|suboficial|detectives?|comisari[oa]|subcomisari[oa]|victimas?|ofendid[oa]s?|encartad[oa]s?|enjuiciad[oa]s?|absolvente|\[persona \d+\])`
const saying =
  '(?:señalo|señalan?|señalaron|indico|indican?|indicaron|refirio|refieren?|refirieron|expuso|expusieron|exponen?|explico|explican?|explicaron|relato|relatan?|relataron|declaro|declaran?|declararon|manifesto|manifiestan?|manifestaron|dijo|dicen?|dijeron|comento|comentan?|agrego|agregan?|agregaron|añadio|preciso|precisaron|depuso|deponen?|afirmo|afirmaron|recordo|recuerdan?|contesto|respondio|narro|atestiguo)'
const testifies = new RegExp(
  String.raw`\b${person}\b[^.;:]{0,80}?\b(?:le |les |nos )?(?:${saying}|señalando|indicando|agregando|refiriendo|explicando|relatando|manifestando|comentando)\b|\bquien(?:es)? (?:le |les |nos |ademas |tambien )?${saying}\b|^(?:(?:y|e|ademas|asimismo|tambien|luego|finalmente|en lo pertinente|por su parte|por ultimo),? )*(?:le |les |nos )?${saying} (?:que|haber|como|a)\b|\b(?:señalando|agregando) (?:el|la|los|las) ${person}\b`,
  'u',
)
/** Items of lists of documents, and of facts that are to be proved. On folded text. */
const lists =
  /^(?:\d{1,3}[.)°º-]+-?\s*|[a-z]\)\s*)?(?:en folio|folio|copia(?:s)? |certificado|comprobante|set de|fotografia|informe de|acta de|carta |correo|liquidacion(?:es)? |contratos? de trabajo (?:entre|de|celebrado|suscrito)|documental|testimonial|absolucion|oficio |(?:la )?efectividad (?:de|que)\b|hechos,? circunstancias)/u

/** What a paragraph announces before it repeats the words of the prosecution or of a claim, and before it finds facts itself. On folded text. */
const accusation =
  /\b(?:acusacion|requerimiento|imputacion|libelo|querella|auto de apertura)\b[^.]{0,200}\b(?:hechos?|siguientes?|funda\p{L}*|basa|consist\p{L}+|tenor|terminos)\b|\b(?:hechos?|supuestos? facticos?)\b[^.]{0,80}\b(?:acusacion|requerimiento|imputacion|libelo|querella)\b/u
const finding = /\b(?:acredit|probad|establecid|asentad|convicc|valora|razona|conclu|determin|configur|constitu|calific)/u
/** UTF-16 units of the beginning of a section that tell what it is about. */
const openingLength = 400
/** What a court quotes of a norm it says itself. On the folded text before the mark. */
const ofNorm =
  /\b(?:articulos?|art\.|arts\.|inciso|numeral|letra|ley|decreto|reglamento|codigo|constitucion|precepto|norma|disposicion|circular|auto acordado|auto)\b[^“«”»]{0,200}$/u
const beforeQuotation = 240
/** A quotation that runs over more than this was not closed where it ends. */
const maxQuotation = 6000

/** How the court turns from what it told to what it holds. On folded text. */
const turns =
  /\b(?:sin embargo|no obstante|empero|lo cierto es|con todo|por lo que|de modo que|de manera que|razon por la cual|se (?:rechaza|desestima|acoge)\p{L}*)\b/u

/**
 * Whether a clause tells what somebody else says. Both texts are folded; `before` is the beginning of its sentence, whose teller still
 * speaks unless the court turns to its own view.
 */
export function reportsAnother(folded: string, before = ''): boolean {
  if (concludes.test(folded)) return false
  if (recounts.test(folded) || testifies.test(folded) || lists.test(folded)) return true
  return (
    before !== '' && !turns.test(before) && !turns.test(folded.slice(0, turnLength)) && (recounts.test(before) || testifies.test(before))
  )
}

/** How the court says what it holds, whatever it tells beside it. On folded text. */
const concludes =
  /\b(?:(?:a juicio|en concepto|en opinion) de est\p{L}+|est[ao]s? (?:corte|tribunal|sentenciador\p{L}*|juez\p{L}*|magistrad\p{L}+)(?: \p{L}+)? (?:estima|concluye|considera|comparte|advierte|no (?:advierte|vislumbra|comparte))\p{L}*|resulta (?:claro|evidente|forzoso|procedente|improcedente|ilegal|arbitrari\p{L}+)|(?:debe|deben|debera|puede|cabe) (?:ser )?(?:calificad|desestimad|rechazad|acogid|conclui|tenerse por|entenderse)\p{L}*|se concluye|es (?:dable|posible|forzoso) (?:concluir|colegir)|no (?:resulta|es) posible (?:dirigir|atribuir|estimar|acoger|tener)|sera[n]? (?:rechazad|acogid|desestimad)\p{L}*)/u

/** UTF-16 units of the beginning of a clause that may turn. */
const turnLength = 60

interface SectionAccounts {
  /** Anchors of paragraphs that repeat an accusation. */
  readonly accusing: ReadonlySet<string>
  /** Half-open ranges of offsets between quotation marks, by anchor. */
  readonly quoted: ReadonlyMap<string, readonly (readonly [from: number, to: number])[]>
}

const cache = new WeakMap<Section, SectionAccounts>()

/** Whether a place repeats an accusation, or lies within a quotation that began before it: those are no words of the court. */
export function repeatsAnother(section: Section, anchor: string, from: number): boolean {
  const accounts = cache.get(section) ?? readAccounts(section)
  cache.set(section, accounts)
  return accounts.accusing.has(anchor) || (accounts.quoted.get(anchor) ?? []).some(([start, end]) => start < from && from < end)
}

function readAccounts(section: Section): SectionAccounts {
  return { accusing: accusingParagraphs(section), quoted: quotedRanges(section) }
}

/** The paragraph behind one that announces the facts of an accusation, and the whole of a section that begins so. */
function accusingParagraphs({ kind, paragraphs }: Section): ReadonlySet<string> {
  if (kind === 'resolutiva') return new Set()
  const opening = foldText(
    paragraphs
      .map(({ text }) => text)
      .join(' ')
      .slice(0, openingLength),
  )
  if (accusation.test(opening) && !finding.test(opening)) return new Set(paragraphs.map(({ anchor }) => anchor))
  return new Set(
    paragraphs.flatMap(({ anchor }, at) => {
      const before = foldText(paragraphs[at - 1]?.text.slice(-openingLength) ?? '')
      return /:\s*$/u.test(before) && accusation.test(before) && !finding.test(before) ? [anchor] : []
    }),
  )
}

/** Ranges between typographic quotation marks, over all paragraphs of a section. Straight marks do not tell which end they are. */
function quotedRanges({ paragraphs }: Section): SectionAccounts['quoted'] {
  const joined = paragraphs.map(({ text }) => text).join('\n')
  const ranges: [number, number][] = []
  let open = -1
  for (const { 0: sign, index } of joined.matchAll(/[«“»”]/gu)) {
    if (sign === '«' || sign === '“') open = open < 0 || index - open > maxQuotation ? index : open
    else if (open >= 0) {
      if (index - open <= maxQuotation && !ofNorm.test(foldText(joined.slice(Math.max(0, open - beforeQuotation), open))))
        ranges.push([open, index])
      open = -1
    }
  }
  const quoted = new Map<string, [number, number][]>()
  let start = 0
  for (const { anchor, text } of paragraphs) {
    const end = start + text.length
    const own = ranges.filter(([from, to]) => from < end && start < to).map(([from, to]): [number, number] => [from - start, to - start])
    if (own.length > 0) quoted.set(anchor, own)
    start = end + 1
  }
  return quoted
}
