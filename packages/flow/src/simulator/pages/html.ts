import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** HTML that may stand in a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const render = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return String(value ?? '').replaceAll(/[&<>"']/g, (char) => entities[char] ?? char)
}

/** Escapes every value but `Html` and lists of it. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : render(values[at - 1]) + part)).join(''))
}

const style = `body{margin:0;font:1.05rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f4f4f1}
.banner{background:#7a1f00;color:#fff;padding:.5rem 1rem;text-align:center;font-weight:700;letter-spacing:.08em}
main{max-width:32rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #c9c9c2;border-radius:.5rem}
h1{font-size:1.4rem;margin-top:0}label{display:block;margin-top:1rem;font-weight:600}
input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #6b6b66;border-radius:.25rem}
.hint{font-weight:400;color:#55554f;font-size:.9rem}.error{border-left:.3rem solid #b00020;padding:.25rem .75rem;background:#fdecef}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
button{font:inherit;padding:.6rem 1.2rem;border-radius:.25rem;border:1px solid #1b1b1b;background:#fff;cursor:pointer}
button.main{background:#0b4a6f;color:#fff;border-color:#0b4a6f}:focus-visible{outline:3px solid #0b4a6f;outline-offset:2px}`

interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Address of the merchant that a form of the page may post to. */
  readonly postsTo?: string
  /** Whether the form is sent without a press. */
  readonly isSentAtOnce?: boolean
}

/** Sends a page whose policy allows its own style, its own script and its own forms. */
export function sendPage(reply: FastifyReply, { title, body, status = 200, postsTo, isSentAtOnce = false }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const targets = postsTo === undefined ? "'self'" : `'self' ${new URL(postsTo).origin}`
  const script = isSentAtOnce ? `<script nonce="${nonce}">document.forms[0].submit()</script>` : ''
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(isSentAtOnce ? [`script-src 'nonce-${nonce}'`] : []),
    `form-action ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const page = html`<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · SIMULADOR</title><style nonce="${nonce}">${new Html(style)}</style></head>
<body><p class="banner" role="note">SIMULADOR · ningún pago es real</p><main><h1>${title}</h1>${body}</main>${new Html(script)}</body></html>`
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.text)
}

export function errorNote(message: string | null): Html {
  return message === null ? new Html('') : html`<p class="error" role="alert" id="problema">${message}</p>`
}

/** A page that says that nothing more happens here. */
export function sendNotice(reply: FastifyReply, title: string, message: string, status = 200): FastifyReply {
  return sendPage(reply, { title, status, body: html`<p>${message}</p>` })
}

/** A form that brings the browser back to the merchant with the token, by itself where scripts run. */
export function sendWayBack(reply: FastifyReply, title: string, urlReturn: string, token: string): FastifyReply {
  return sendPage(reply, {
    title,
    postsTo: urlReturn,
    isSentAtOnce: true,
    body: html`<p>Volviendo al comercio. Si no ocurre nada, use el botón.</p>
<form method="post" action="${urlReturn}"><input type="hidden" name="token" value="${token}">
<div class="actions"><button class="main" type="submit">Volver al comercio</button></div></form>`,
  })
}
