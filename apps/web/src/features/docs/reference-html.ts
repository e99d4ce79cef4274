import { endpoints } from '@basejuris/contract'
import { endpointHtml } from './endpoint-html.ts'
import { errorTableHtml } from './error-table-html.ts'
import { requestExamples } from './request-examples.ts'

const names = Object.keys(endpoints) as (keyof typeof endpoints)[]

let made: { readonly origin: string; readonly html: string } | undefined

/** Every call of the contract and every error. The contract never changes while the program runs, so it is written once. */
export function referenceHtml(origin: string): string {
  if (made?.origin !== origin) {
    const calls = names.map((id) => endpointHtml({ id, endpoint: endpoints[id], example: requestExamples[id], origin }))
    made = { origin, html: calls.join('') + errorTableHtml() }
  }
  return made.html
}
