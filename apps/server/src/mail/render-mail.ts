import { escapeHtml } from '@basejuris/domain/escape-html'
import type { MailContent, MailItem, MailPart } from './mail-content.ts'
import type { Mail } from './mailer.ts'
import { termsAsHtml, termsAsText } from './render-terms.ts'

export interface MailSite {
  /** Origin of links, without trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
  /** Who provides the service, as the terms name it; absent where it is not configured. */
  readonly companyLine?: string | null
}

type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html'>

/** Renders a mail as text and HTML. The HTML loads nothing, follows light and dark mode, and is readable without its styles. */
export function renderMail(content: MailContent, { publicUrl, supportEmail }: MailSite): RenderedMail {
  const closing = `BaseJuris · ${publicUrl}\nDudas: ${supportEmail}`
  const text = [...content.parts.map(renderPlain), `--\n${closing}`].join('\n\n')
  const html = `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#1c2430;background:#f6f4ef">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-top:4px solid #1a365d;padding:24px 28px">
<p style="margin:0 0 20px;font-weight:bold;color:#1a365d">BaseJuris</p>
${content.parts.map(renderHtml).join('\n')}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #d9d5cb;font-size:13px;color:#5b6472"><a href="${escapeHtml(publicUrl)}" style="color:#5b6472">BaseJuris</a> · <a href="mailto:${escapeHtml(supportEmail)}" style="color:#5b6472">${escapeHtml(supportEmail)}</a></p>
</div></body></html>`
  return { subject: content.subject, text, html }
}

function renderPlain(part: MailPart): string {
  if (part.kind === 'button') return `${part.label}:\n${part.url}`
  if (part.kind === 'code') return `    ${part.text}`
  if (part.kind === 'list') return part.items.map(plainItem).join('\n\n')
  if (part.kind === 'quote') return part.text.replace(/^/gm, '> ')
  if (part.kind === 'terms') return termsAsText(part)
  return part.text
}

function plainItem({ title, detail, url, badge, quotes = [] }: MailItem): string {
  const quoted = quotes.map(({ label, text, url: place }) => `\n  ${label}: «${text}»\n  ${place}`)
  return `- ${title}\n  ${badge === undefined ? '' : `${badge} · `}${detail}\n  ${url}${quoted.join('')}`
}

function htmlItem({ title, detail, url, badge, quotes = [] }: MailItem): string {
  const mark =
    badge === undefined
      ? ''
      : ` <span style="white-space:nowrap;font-size:13px;font-weight:bold;color:#1c2430;border:1px solid #8d8a82;border-radius:3px;padding:0 6px">${escapeHtml(badge)}</span>`
  const quoted = quotes.map(
    ({ label, text, url: place }) =>
      `<p style="margin:8px 0 0;padding-left:12px;border-left:3px solid #d9d5cb;font-size:15px"><a href="${escapeHtml(place)}" style="color:#1a365d;font-size:14px">${escapeHtml(label)}</a> «${escapeHtml(text)}»</p>`,
  )
  return `<li style="margin:0 0 16px;padding-top:14px;border-top:1px solid #d9d5cb"><a href="${escapeHtml(url)}" style="color:#1a365d;font-weight:bold">${escapeHtml(title)}</a>${mark}<br><span style="font-size:14px;color:#5b6472">${escapeHtml(detail)}</span>${quoted.join('')}</li>`
}

function renderHtml(part: MailPart): string {
  if (part.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:#1a365d;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:4px">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b6472">O copie esta dirección en su navegador:<br><span style="word-break:break-all">${escapeHtml(part.url)}</span></p>`
  if (part.kind === 'code')
    return `<p style="margin:24px 0;font:bold 28px/1.2 Menlo,Consolas,monospace;letter-spacing:4px">${escapeHtml(part.text)}</p>`
  if (part.kind === 'list') return `<ul style="margin:0 0 16px;padding:0;list-style:none">${part.items.map(htmlItem).join('')}</ul>`
  if (part.kind === 'quote')
    return `<blockquote style="margin:0 0 16px;padding-left:14px;border-left:3px solid #d9d5cb;white-space:pre-line">${escapeHtml(part.text)}</blockquote>`
  if (part.kind === 'terms') return termsAsHtml(part)
  return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
}
