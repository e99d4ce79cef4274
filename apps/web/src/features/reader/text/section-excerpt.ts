import type { SectionView } from '@basejuris/contract'
import { leadIn } from './lead-in.ts'

const opening =
  /^(?:que|y|asimismo|luego|entonces|ahora bien|por su parte|por otra parte|por otro lado|finalmente|además|a mayor abundamiento)(?:\s*,\s*|\s+)/iu

/** First words of a considerando, without its number and its «Que», for the contents. At most `limit` UTF-16 units. */
export function sectionExcerpt(section: SectionView, limit = 64): string {
  for (const paragraph of section.parrafos) {
    const lead = leadIn(section, paragraph.texto)
    let text = paragraph.texto
      .slice(lead?.length ?? 0)
      .replace(/^[\s.:;,)°º–-]+/u, '')
      .replace(/\s+/gu, ' ')
    for (let turn = 0; turn < 3; turn++) text = text.replace(opening, '')
    if (text.length < 3) continue
    if (text.length <= limit) return text.replace(/[\s.:;,]+$/u, '')
    const cut = text.slice(0, limit)
    return cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.:;,]+$/u, '')
  }
  return ''
}
