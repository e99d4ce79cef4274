import type { Fragment, Overturning, Result } from '@basejuris/contract'
import { citedNumber, numberedKind, type Ruling } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import {
  anchorLabel,
  anchorsWithWords,
  bestFragment,
  findPassage,
  type Highlighter,
  type Passage,
  type PassageHit,
  passageText,
  type RulingHit,
} from '@basejuris/search'
import { citeRuling } from '../rulings/cite-ruling.ts'
import { presentDisposition } from '../rulings/present-disposition.ts'
import { presentSpeaker } from '../rulings/present-speaker.ts'
import { rulingUrl } from '../rulings/ruling-url.ts'
import { describeReason } from './describe-reason.ts'

const maxFragments = 2

export interface ResultContext {
  readonly highlighter: Highlighter
  readonly query: string
  /** Whether the actor may read the text; otherwise the card has no passages. */
  readonly readable: boolean
  /** What left the ruling without effect. */
  readonly overturning?: Overturning | undefined
}

export function presentResult(hit: RulingHit, ruling: Ruling, { highlighter, query, readable, overturning }: ResultContext): Result {
  const shown = choosePassages(hit, ruling)
  return {
    docId: ruling.docId,
    idSentence: ruling.idSentence,
    rol: ruling.docketNumber,
    numero: citedNumber(ruling),
    caratulado: ruling.caption,
    fechaSentencia: ruling.decidedOn,
    tribunal: ruling.court,
    sala: ruling.chamber,
    base: ruling.base,
    coleccion: ruling.collection,
    recurso: ruling.appealType,
    resultado: ruling.outcome,
    relevancia: hit.relevance,
    nivel: hit.level,
    resuelve: readable ? presentDisposition(ruling) : null,
    sinEfecto: overturning ?? null,
    fragmentos: readable ? presentFragments(shown, ruling, highlighter) : [],
    motivos: presentReasons(hit, shown, ruling),
    similares: hit.similar,
    ...(hit.contrary === null ? {} : { contrario: presentContrary(hit.contrary) }),
    ficticia: ruling.fictional,
    cita: citeRuling(ruling),
    url: rulingUrl(ruling.docId, query),
  }
}

const presentContrary = ({ article, total, exact }: NonNullable<RulingHit['contrary']>): NonNullable<Result['contrario']> => ({
  articulo: { clave: article, etiqueta: normLabel(article) },
  total,
  exacto: exact,
})

interface ShownPassage {
  readonly passage: Passage
  readonly hit: PassageHit
  readonly speaker: ReturnType<typeof presentSpeaker>
}

/** Weight of passages that quote a party or the evidence, against 1 for the court's own reasoning. */
const nonCourtWeight = 0.75

/** Best first. */
function choosePassages({ passages }: RulingHit, ruling: Ruling): ShownPassage[] {
  const weigh = ({ hit, speaker }: ShownPassage): number => (speaker.relato === undefined ? hit.score : hit.score * nonCourtWeight)
  return passages
    .flatMap((hit): ShownPassage[] => {
      const passage = findPassage(ruling, hit.id)
      const section = ruling.sections.find(({ anchor }) => anchor === hit.anchor)
      return passage === null || section === undefined ? [] : [{ passage, hit, speaker: presentSpeaker(section) }]
    })
    .sort((left, right) => weigh(right) - weigh(left))
    .slice(0, maxFragments)
}

/** In text order, without duplicates. */
function presentFragments(shown: readonly ShownPassage[], { sections }: Ruling, highlighter: Highlighter): Fragment[] {
  const order = new Map(sections.map(({ anchor }, index) => [anchor, index]))
  return shown
    .map(({ passage, speaker }) => ({ ...presentFragment(passage, highlighter), ...speaker }))
    .filter((fragment, index, all) => all.findIndex(({ texto }) => texto === fragment.texto) === index)
    .sort((left, right) => (order.get(left.section) ?? 0) - (order.get(right.section) ?? 0))
    .map(({ section: _section, ...fragment }) => fragment)
}

/** The reason for words names the passages that are shown. */
function presentReasons({ reasons }: RulingHit, shown: readonly ShownPassage[], { kind }: Ruling): string[] {
  const anchors = anchorsWithWords(shown.map(({ hit }) => hit))
  const number = numberedKind(kind) ?? 'rol'
  return reasons.map((reason) => describeReason(reason.kind === 'words' && anchors.length > 0 ? { ...reason, anchors } : reason, number))
}

function presentFragment(passage: Passage, highlighter: Highlighter): Fragment & { readonly section: string } {
  const { text, marks } = bestFragment(passageText(passage), highlighter)
  const whole = passage.kind !== 'texto' && !/\/\d+$/.test(passage.id)
  const paragraph = paragraphOf(passage, text)
  return {
    texto: text.replaceAll('\n', ' '),
    marcas: marks.map(([from, to]) => [from, to]),
    ancla: whole ? passage.anchor : paragraph,
    etiqueta: anchorLabel(passage.kind === 'texto' ? paragraph : passage.anchor),
    section: passage.anchor,
  }
}

/** Anchor of the paragraph in which the fragment begins. */
function paragraphOf(passage: Passage, fragment: string): string {
  const body = fragment.replace(/^…/, '').replace(/…$/, '')
  const at = Math.max(0, passageText(passage).indexOf(body))
  let end = 0
  for (const paragraph of passage.paragraphs) {
    end += paragraph.text.length + 1
    if (at < end) return paragraph.anchor
  }
  return passage.paragraphs[0]?.anchor ?? passage.anchor
}
