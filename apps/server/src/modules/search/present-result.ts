import type { Fragment, Result } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import {
  anchorLabel,
  anchorOfPassage,
  bestFragment,
  findPassage,
  type Highlighter,
  type Passage,
  passageText,
  type RulingHit,
} from '@basejuris/search'
import { citeRuling } from '../rulings/cite-ruling.ts'
import { presentAccount } from '../rulings/present-account.ts'
import { rulingUrl } from '../rulings/ruling-url.ts'

const maxFragments = 2

export interface ResultContext {
  readonly highlighter: Highlighter
  readonly query: string
  /** Whether the actor may read the text: without it the card has no passages. */
  readonly readable: boolean
}

export function presentResult(hit: RulingHit, ruling: Ruling, { highlighter, query, readable }: ResultContext): Result {
  return {
    docId: ruling.docId,
    idSentence: ruling.idSentence,
    rol: ruling.docketNumber,
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
    fragmentos: readable ? presentFragments(hit, ruling, highlighter) : [],
    motivos: [...hit.reasons],
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

/** A passage that tells what a party says or what was brought as evidence stands for less than one in which the court reasons. */
const accountWeight = 0.75

/** The best passages in the order of the text, each once. */
function presentFragments(hit: RulingHit, ruling: Ruling, highlighter: Highlighter): Fragment[] {
  const order = new Map(ruling.sections.map((section, index) => [section.anchor, index]))
  const accounts = new Map(ruling.sections.map((section) => [section.anchor, presentAccount(section)]))
  return hit.passages
    .flatMap(({ id, score }) => {
      const passage = findPassage(ruling, id)
      const account = accounts.get(anchorOfPassage(id)) ?? {}
      return passage === null ? [] : [{ passage, account, score: account.relato === undefined ? score : score * accountWeight }]
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, maxFragments)
    .map(({ passage, account }) => ({ ...presentFragment(passage, highlighter), ...account }))
    .filter((fragment, index, all) => all.findIndex(({ texto }) => texto === fragment.texto) === index)
    .sort((left, right) => (order.get(left.section) ?? 0) - (order.get(right.section) ?? 0))
    .map(({ section: _section, ...fragment }) => fragment)
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

/** Anchor of the paragraph in which a fragment of the passage begins. */
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
