import type { Ruling } from '@basejuris/domain'
import { foldSameLength, splitSentences } from '@basejuris/legal-text'
import { voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, emptyCell } from './cell.ts'

/** Questions whose answer has a fixed wording at a fixed place. On folded text. */
const asksCosts = /\bcostas\b/u
const asksDissent = /\bvotos? (?:en contra|disidente|de minoria|de mayoria|particular)|\bdisidencia|\bunanim/u
const asksUnanimity = /\bunanim/u

const withoutCosts =
  /\bsin (?:que se condene en |condena en |expresa condena en |especial condena en )?costas|\bno se (?:le |les |la |lo )?(?:condena|imponen?)(?: \p{L}+){0,4} (?:en|al pago de las|a las) costas|\bexim\p{L}+(?: \p{L}+){0,6} costas|\bcada (?:parte|una?)(?: de \p{L}+ partes)?(?: \p{L}+){0,3} (?:sus|las) (?:propias )?costas|\bno (?:haber|ha) sido (?:totalmente )?vencid|\bcada parte\b[^.;]{0,40}\bcostas|\bsin costas|\bno conden\p{L}*[^.;]{0,30}\bcostas/u
const withCosts =
  /\bcon (?:expresa )?(?:condena en |condenacion en )?costas|\bcondena\p{L}*(?: \p{L}+){0,8} (?:en|al pago de|a pagar) (?:las )?costas|\bcostas de (?:la causa|esta instancia|l[oa]s? recurs\p{L}+|la instancia|ambas instancias)?,? ?(?:de cargo|a cargo)|\bse (?:le )?condena en costas/u

/** Answers questions on costs and on votes from the operative part and the votes. Null for another question. */
export function readKnownQuestion(source: SourceRuling, folded: string): Cell | null {
  if (asksCosts.test(folded) && folded.length <= 90) return readCosts(source.ruling)
  if (asksDissent.test(folded) && folded.length <= 90) return readDissent(source.ruling, asksUnanimity.test(folded))
  return null
}

interface Found {
  readonly cell: Exclude<Cell, { state: 'vacia' }>
  readonly isYes: boolean
}

function readCosts(ruling: Ruling): Cell {
  const operative = ruling.sections.filter(({ kind }) => kind === 'resolutiva')
  const found = operative.flatMap((section) =>
    section.paragraphs.flatMap(({ anchor, text }) =>
      splitSentences(text).flatMap(({ from, to }): Found[] => {
        const place = { section: section.anchor, anchor, from, to }
        const sentence = foldSameLength(text.slice(from, to))
        const [no, yes] = [withoutCosts.test(sentence), withCosts.test(sentence.replace(withoutCosts, ' '))]
        if ((!no && !yes) || voiceAt(ruling, place).speaker !== 'tribunal') return []
        const value = { value: yes ? 'si' : 'no', unit: null }
        return [
          { isYes: yes, cell: { state: no && yes ? 'dudosa' : 'respondida', value, quotation: { place, text: text.slice(from, to) } } },
        ]
      }),
    ),
  )
  const [first] = found
  if (first === undefined) return emptyCell
  return found.every(({ isYes }) => isYes === first.isYes) ? first.cell : { ...first.cell, state: 'dudosa' }
}

const dissenting = /\b(?:voto (?:en contra|disidente|de minoria)|contra el voto|disidencia|estuvo por|fue de parecer|fue de opinion)\b/u

/** A ruling without votes says nothing of them: its cell is empty. */
function readDissent(ruling: Ruling, asked: boolean): Cell {
  const votes = ruling.sections.filter(({ kind }) => kind === 'voto')
  for (const section of votes)
    for (const { anchor, text } of section.paragraphs)
      for (const { from, to } of splitSentences(text)) {
        if (!dissenting.test(foldSameLength(text.slice(from, to)))) continue
        const place = { section: section.anchor, anchor, from, to }
        return { state: 'respondida', value: { value: asked ? 'no' : 'si', unit: null }, quotation: { place, text: text.slice(from, to) } }
      }
  for (const section of ruling.sections)
    for (const { anchor, text } of section.paragraphs) {
      const at = foldSameLength(text).search(/\b(?:acordad[ao]|resolvio|por) (?:\p{L}+ )?(?:la )?unanimidad\b|\ben votacion unanime\b/u)
      const sentence = at < 0 ? undefined : splitSentences(text).find(({ from, to }) => from <= at && at < to)
      if (sentence === undefined || (section.kind !== 'resolutiva' && section.kind !== 'cierre')) continue
      const place = { section: section.anchor, anchor, ...sentence }
      const quoted = text.slice(sentence.from, sentence.to)
      return { state: 'respondida', value: { value: asked ? 'si' : 'no', unit: null }, quotation: { place, text: quoted } }
    }
  return emptyCell
}
