import { voiceLabel } from '@basejuris/domain/voice-label'

/** Whose words some paragraphs of the page hold, as the page says it; null for the court's own. */
export function voiceOfParagraphs(paragraphs: readonly HTMLElement[]): string | null {
  return voiceLabel(paragraphs.map(voiceOf))
}

/** A section of one voice says it once, and of a row of paragraphs the first does. */
function voiceOf(paragraph: HTMLElement): string | null {
  const section = paragraph.closest<HTMLElement>('.rd-sec')
  const whole = section?.dataset['voice']
  if (whole !== undefined || !paragraph.matches('.rd-other-voice')) return whole ?? null
  const labelled = [...(section?.querySelectorAll<HTMLElement>('p[data-voice]') ?? [])]
  const isBefore = (each: HTMLElement): boolean =>
    each === paragraph || (each.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return labelled.findLast(isBefore)?.dataset['voice'] ?? null
}
