import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, emptyCell } from '../cell.ts'
import { type OperativeSentence, operativeSentences } from '../operative-sentences.ts'

/** «¿Qué pena privativa de libertad se impuso?», «¿Qué multa se aplicó?». On folded text, as all here. */
const asksPenalty =
  /^[^\p{L}]*(?:a )?(?:que|cual(?:es)?)\b(?: fue(?:ron)?)?(?: (?:la|las))? (?<what>penas?|multas?|sancion(?:es)?)\b(?<rest>.*)$/u
/** «¿Por qué delito se le condenó?». */
const asksCrime = /^[^\p{L}]*(?:de|por) (?:que|cuales?) (?:delitos?|faltas?|infraccion(?:es)?)\b.*\bconden/u
/** «¿Qué pena cumple …?» asks for none that this ruling imposes. */
const otherVerb = /\b(?:cumpl|purg|pid|solicit|pretend|arriesg|asigna|contempla|establec|registr)\p{L}*/u
const ofFreedom = /\bprivativas? de (?:la )?libertad\b/u

const prison = /\b(?:presidio|prision|reclusion)\b/u
const penalty = /\b(?:presidio|prision|reclusion|relegacion|extrañamiento|confinamiento|destierro|multas?|trabajos? comunitari\p{L}+)\b/u
const fine = /\bmultas?\b/u
const crime = /\b(?:delitos?|cuasidelitos?|faltas?|autor[ae]?s?|complices?|encubridor\p{L}*)\b/u
/** What makes a sentence impose something; one that only says how it is served or paid does not. */
const imposes = /\b(?:conden(?:a[nr]?|ase|amos)|impone[nr]?|imponese|aplica[nr]?|aplicase|sanciona[nr]?|se mantiene)\b/u
const undoes = /\b(?:absuelv\p{L}+|sin efecto|anul\p{L}+|revoc\p{L}+|prescrit\p{L}+|dese(?:stim|ch)\p{L}+|rechaz\p{L}+)\b/u
/** «se sustituye la pena de», «para el pago de la multa se conceden». */
const serves =
  /\bsi (?:el|la|los|las) (?:sentenciad|condenad)|\b(?:sustitu\p{L}+|remision condicional|parcialidades|cuotas|abono\p{L}*|apremio|via de sustitucion)\b/u

const isImposed = ({ folded }: OperativeSentence, named: RegExp): boolean => {
  const at = folded.search(named)
  if (at < 0) return false
  const verb = folded.search(imposes)
  const isServed = serves.test(folded.slice(0, at))
  return verb >= 0 && !isServed && !undoes.test(folded.slice(0, Math.max(at, verb)))
}

/** What a criminal court imposed, or for which crime, in the sentence that imposes it. Doubtful where several do; null for another question. */
export function readSentenced({ ruling }: SourceRuling, folded: string): Cell | null {
  const { what, rest = '' } = asksPenalty.exec(folded)?.groups ?? {}
  const isOfCrime = asksCrime.test(folded)
  if (what === undefined && !isOfCrime) return null
  const named = isOfCrime ? crime : /^multa/u.test(what ?? '') ? fine : ofFreedom.test(rest) ? prison : penalty
  const isOfServing = what !== undefined && otherVerb.test(rest)
  if (isOfServing) return null
  const imposing = operativeSentences(ruling).filter((sentence) => isImposed(sentence, named))
  const [first] = imposing
  if (first === undefined) return emptyCell
  return { state: imposing.length === 1 ? 'respondida' : 'dudosa', value: { value: '', unit: null }, quotation: first.quotation }
}
