/**
 * Hands HTML from the server component that builds it to the client component that renders it. So it travels once, in the document, and
 * not again in the hydration data. Both layers run in one process but load modules twice, hence the global. It stays empty in a browser.
 */
const name = Symbol.for('basejuris.static-html')
const holder = globalThis as { [name]?: Map<string, string> }

/** Aborted renderings leave their HTML behind. The oldest is evicted first. */
const maxWaiting = 64

export function leaveHtml(html: string): string {
  holder[name] ??= new Map()
  const waiting = holder[name]
  for (const ticket of waiting.keys()) {
    if (waiting.size < maxWaiting) break
    waiting.delete(ticket)
  }
  const ticket = crypto.randomUUID()
  waiting.set(ticket, html)
  return ticket
}

/** Returns the HTML of a ticket once; empty when there is none. */
export function takeHtml(ticket: string): string {
  const html = holder[name]?.get(ticket) ?? ''
  holder[name]?.delete(ticket)
  return html
}
