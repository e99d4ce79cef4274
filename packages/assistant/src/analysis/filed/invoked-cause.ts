import { foldSameLength, splitSentences } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from '../cell.ts'

/** «¿Qué causal de despido invocó el empleador?». On folded text, as all below. */
const asksCause = /\bcausal(?:es)?\b(?=.*\b(?:despid|desped|termin|desvincul))(?=.*\b(?:invoc|aplic|fund|us[oó]|esgrim|adujo|alega))/u

/** How causes of termination are called, each by the article or by its words. */
const causes: readonly (readonly [string, RegExp])[] = [
  ['161', /\bnecesidades de la empresa\b|\barticulo 161(?!\d)/u],
  ['161-2', /\bdesahucio (?:escrito )?del empleador\b/u],
  ['160-1', /\bfalta de probidad\b|\b160 n(?:°|umero|ro\.?) ?1\b/u],
  ['160-3', /\bno concurrencia\b|\binasistencias? (?:injustificad|sin causa)\p{L}*|\b160 n(?:°|umero|ro\.?) ?3\b/u],
  ['160-4', /\babandono del trabajo\b|\b160 n(?:°|umero|ro\.?) ?4\b/u],
  ['160-7', /\bincumplimiento grave\b|\b160 n(?:°|umero|ro\.?) ?7\b/u],
  ['159-4', /\bvencimiento del plazo\b|\b159 n(?:°|umero|ro\.?) ?4\b/u],
  ['159-5', /\bconclusion del (?:trabajo|servicio)\b|\b159 n(?:°|umero|ro\.?) ?5\b/u],
  ['159-6', /\bcaso fortuito\b|\b159 n(?:°|umero|ro\.?) ?6\b/u],
  ['163 bis', /\bprocedimiento concursal de liquidacion\b(?=[^.]{0,120}\bcausal\b)|\b163 bis\b/u],
]
/** What an employer did, behind or before the cause. */
const dismissed =
  /\b(?:(?:fue|fui|ha sido|habia sido|fueron|siendo|se le|se me) (?:despedid|desvinculad|notificad|comunic)\p{L}*|(?:puso|puesto|poner|poniendo) (?:fin|termino)|(?:termino|despidio|desvinculo)\b|despido (?:del|de la|fundad|por|se (?:fund|bas))\p{L}*|carta de (?:despido|aviso|termino)|invoc(?:o|ando|ada|aron)\b|invocad[oa]|en virtud de la causal|por la causal)/u
/** What a norm provides, or courts hold, tells no dismissal. */
const general = /\b(?:dispone|prescribe|establece|faculta|permite) (?:que|al)\b|\b(?:jurisprudencia|doctrina|legislador)\b/u
const near = 220

/** The cause that an employer invoked, as a ruling tells it. It is doubtful where the accounts differ. Null for another question. */
export function readInvokedCause({ ruling }: SourceRuling, folded: string): Cell | null {
  if (!asksCause.test(folded)) return null
  const accounts: { readonly cause: string; readonly quotation: CellQuotation }[] = []
  for (const { anchor: section, kind, paragraphs } of ruling.sections) {
    if (kind === 'cierre' || kind === 'voto') continue
    for (const { anchor, text } of paragraphs)
      for (const { from, to } of splitSentences(text)) {
        const own = text.slice(from, to)
        const words = foldSameLength(own)
        const act = dismissed.exec(words)
        if (act === null || own.length > maxSentence || general.test(words)) continue
        const around = words.slice(Math.max(0, act.index - near), act.index + act[0].length + near)
        const named = causes.filter(([, name]) => name.test(around))
        for (const [cause] of named) accounts.push({ cause, quotation: { place: { section, anchor, from, to }, text: own } })
      }
  }
  const [first] = accounts
  if (first === undefined) return emptyCell
  const isSole = accounts.every(({ cause }) => cause === first.cause)
  return { state: isSole ? 'respondida' : 'dudosa', value: { value: '', unit: null }, quotation: first.quotation }
}

/** UTF-16 units of a sentence that is quoted. */
const maxSentence = 900
