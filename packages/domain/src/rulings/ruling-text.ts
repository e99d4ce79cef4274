import type { Ruling } from './ruling.schema.ts'

/** Full cleaned text: every paragraph in order, joined by line breaks. */
export function rulingText(ruling: Pick<Ruling, 'sections'>): string {
  return ruling.sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.text)).join('\n')
}
