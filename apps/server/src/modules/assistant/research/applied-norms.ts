import type { AssistantAnswer, ResearchResult } from '@basejuris/contract'
import { isAppliedUse } from '@basejuris/domain'
import { findNormCitations } from '@basejuris/legal-text'
import type { CitedRulings } from '../answers/present-answer.ts'

type Norm = ResearchResult['normas'][number]

const maxNorms = 20

/**
 * Norms that the quoted rulings apply where they are quoted, by how many do: a ruling also applies norms on other matters. Those of rulings in
 * `sure` come first, and those of the nearest ones alone are marked.
 */
export function appliedNorms(answers: readonly AssistantAnswer[], sure: ReadonlySet<string>, { sources }: CitedRulings): Norm[] {
  const quoted = Map.groupBy(
    answers.flatMap(({ citas }) => citas),
    ({ docId }) => docId,
  )
  const norms = new Map<string, Norm>()
  for (const [docId, places] of quoted) {
    const ruling = sources.get(docId)?.ruling
    const cited = new Set(
      (ruling?.sections ?? [])
        .filter(({ anchor, paragraphs }) =>
          places.some(({ ancla }) => ancla === anchor || paragraphs.some((each) => each.anchor === ancla)),
        )
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => findNormCitations(text).map(({ key }) => key))),
    )
    const own = new Map((ruling?.norms ?? []).map((norm) => [norm.key, norm]))
    for (const { key, label, idNorma, article, use } of own.values())
      if (isAppliedUse(use) && cited.has(key)) {
        const known = norms.get(key)
        norms.set(key, {
          clave: key,
          etiqueta: label,
          idNorma,
          articulo: article,
          sentencias: (known?.sentencias ?? 0) + 1,
          soloCercana: (known?.soloCercana ?? true) && !sure.has(docId),
        })
      }
  }
  const order = (one: Norm, other: Norm): number =>
    Number(one.soloCercana) - Number(other.soloCercana) ||
    other.sentencias - one.sentencias ||
    one.etiqueta.localeCompare(other.etiqueta, 'es')
  return [...norms.values()].sort(order).slice(0, maxNorms)
}
