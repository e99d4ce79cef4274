import type { Paragraph, Section } from '@basejuris/domain'
import { planSections, type SectionStart } from './section-plan.ts'

const titles: Readonly<Record<SectionStart['kind'], string>> = {
  encabezado: 'Encabezado',
  vistos: 'Vistos',
  considerando: 'Considerando',
  resolutiva: 'Resolutiva',
  voto: 'Voto',
  cierre: 'Cierre',
  texto: 'Texto',
}
const voteTitles = { contra: 'Voto en contra', prevencion: 'Prevención' } as const

const titleOf = ({ kind, number, vote }: SectionStart): string => {
  const name = vote === null ? titles[kind] : voteTitles[vote]
  if (number === null) return name
  return kind === 'considerando' ? `${number}°` : `${name}, ${number}°`
}

/** Returns a function that gives anchors in order: `c10`, then `c10-2`; `voto1`, `voto1-c3`; `vistos`, `cierre-2`. */
const anchorNamer = (): ((section: SectionStart) => string) => {
  const used = new Map<string, number>()
  let votes = 0
  const unique = (name: string): string => {
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
  return ({ kind, number }) => {
    if (kind === 'voto' && number === null) votes += 1
    if (kind === 'voto') return unique(number === null ? `voto${votes}` : `voto${votes}-c${number}`)
    return unique(kind === 'considerando' ? `c${number}` : kind)
  }
}

/**
 * Splits cleaned paragraphs into anchored sections and keeps order and text. A paragraph is cut only where a numbered considerando or
 * the decision begins inside it. Paragraph anchors `p1`, `p2`, … count over the whole text.
 */
export function splitSections(paragraphs: readonly string[]): Section[] {
  const filled = paragraphs.filter((text) => text.trim() !== '')
  const starts = planSections(filled)
  const nameOf = anchorNamer()
  let count = 0
  const paragraphOf = (text: string): Paragraph => {
    count += 1
    return { anchor: `p${count}`, text }
  }
  return starts.flatMap((section, index) => {
    const next = starts[index + 1]
    const end = next === undefined ? filled.length : next.paragraph + (next.offset > 0 ? 1 : 0)
    const texts: string[] = []
    for (let at = section.paragraph; at < end; at += 1) {
      const from = at === section.paragraph ? section.offset : 0
      const to = next !== undefined && at === next.paragraph ? next.offset : undefined
      const text = (filled[at] ?? '').slice(from, to).trim()
      if (text !== '') texts.push(text)
    }
    if (texts.length === 0) return []
    return [
      { anchor: nameOf(section), kind: section.kind, number: section.number, title: titleOf(section), paragraphs: texts.map(paragraphOf) },
    ]
  })
}
