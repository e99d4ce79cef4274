import type { Disposition } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { findDisposition } from '@basejuris/legal-text'

/** What a ruling decides in its own words; null where its operative part was not found. It is ruling text: only for who may read it. */
export function presentDisposition(ruling: Pick<Ruling, 'sections'>): Disposition | null {
  const cached = dispositions.get(ruling.sections)
  if (cached !== undefined) return cached
  const line = findDisposition(ruling.sections)?.line ?? null
  const presented: Disposition | null =
    line === null
      ? null
      : {
          tipo: line.kind === 'conclusion' ? 'concluye' : 'resuelve',
          texto: line.text,
          ancla: line.anchor,
          desde: line.from,
          hasta: line.to,
          mas: line.more,
          enParte: line.inPart,
        }
  dispositions.set(ruling.sections, presented)
  return presented
}

/** Cached by the sections: the ruling cache gives the same ones until the ruling changes. */
const dispositions = new WeakMap<Ruling['sections'], Disposition | null>()
