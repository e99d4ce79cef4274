/**
 * Carries HTML from the server component that makes it to the client component that holds it while the document is rendered, so that
 * it travels once, in the document, and not again in the data that hydrates it. Both layers run in one process but load modules
 * twice, hence the global. In a browser nothing is ever left.
 */
const name = Symbol.for('basejuris.static-html')
const holder = globalThis as { [name]?: Map<string, string> }

/** Documents whose rendering was given up leave their text behind; the oldest go first. */
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

/** What was left under a ticket, once; empty when there is none. */
export function takeHtml(ticket: string): string {
  const html = holder[name]?.get(ticket) ?? ''
  holder[name]?.delete(ticket)
  return html
}
