import { escapeHtml } from '../../../components/static-html/escape-html.ts'

const docketPattern = /(?:rol (?:N°[ \u00a0])?|RIT )[\p{L}\d.-]+\d{4}/u

/** A citation for a word processor: the caption in italics and its number linked to the place cited. */
export function richCitation(citation: string, url: string): string {
  const html = escapeHtml(citation).replace(/«[^«»]*»(?=[^«»]{0,60}$)/u, (caption) =>
    citation.startsWith('«') ? caption : `<i>${caption}</i>`,
  )
  return `<span>${html.replace(docketPattern, (docket) => `<a href="${escapeHtml(url)}">${docket}</a>`)}</span>`
}
