import { parseInline, type TermsBlock } from '@basejuris/contract/terms'
import { escapeHtml } from '@basejuris/domain/escape-html'
import type { MailPart } from './mail-content.ts'

type Terms = Extract<MailPart, { kind: 'terms' }>

const absolute = (href: string, publicUrl: string): string => (href.startsWith('/') ? `${publicUrl}${href}` : href)

/** Clauses with their numbers, as on the page. A link is followed by its address. */
export function termsAsText({ title, publicUrl, sections }: Terms): string {
  const inline = (text: string): string =>
    parseInline(text)
      .map(({ text: words, href }) => (href === null ? words : `${words} (${absolute(href, publicUrl)})`))
      .join('')
  const render = (block: TermsBlock): string =>
    typeof block === 'string' ? inline(block) : block.map((item) => `- ${inline(item)}`).join('\n')
  const clauses = sections.map(({ title: heading, body }, at) => [`${at + 1}. ${heading}`, ...body.map(render)].join('\n\n'))
  return [title.toUpperCase(), ...clauses].join('\n\n')
}

export function termsAsHtml({ title, publicUrl, sections }: Terms): string {
  const inline = (text: string): string =>
    parseInline(text)
      .map(({ text: words, href, isStrong }) => {
        if (href !== null) return `<a href="${escapeHtml(absolute(href, publicUrl))}" style="color:#1a365d">${escapeHtml(words)}</a>`
        return isStrong ? `<strong>${escapeHtml(words)}</strong>` : escapeHtml(words)
      })
      .join('')
  const render = (block: TermsBlock): string =>
    typeof block === 'string'
      ? `<p style="margin:0 0 12px">${inline(block)}</p>`
      : `<ul style="margin:0 0 12px;padding-left:20px">${block.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`).join('')}</ul>`
  const clauses = sections.map(
    ({ title: heading, body }, at) =>
      `<h3 style="margin:20px 0 8px;font-size:15px">${at + 1}. ${escapeHtml(heading)}</h3>\n${body.map(render).join('\n')}`,
  )
  return `<div style="margin:28px 0 0;padding-top:16px;border-top:1px solid #d9d5cb;font-size:14px">
<h2 style="margin:0 0 12px;font-size:18px">${escapeHtml(title)}</h2>
${clauses.join('\n')}
</div>`
}
