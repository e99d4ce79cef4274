import { escapeHtml } from '@basejuris/domain/escape-html'

/** A citation for word processors: the caption in italics, and `number` linked to the place. */
export function richCitation(citation: string, number: string, url: string): string {
  const html = escapeHtml(citation).replace(/«[^«»]*»(?=[^«»]{0,60}$)/u, (caption) =>
    citation.startsWith('«') ? caption : `<i>${caption}</i>`,
  )
  if (number === '') return `<span>${html}</span>`
  const shown = escapeHtml(number)
  return `<span>${html.replace(shown, () => `<a href="${escapeHtml(url)}">${shown}</a>`)}</span>`
}
