import type { Fragment } from '@basejuris/contract'
import { citedNumber, describeFictional, formatDate, formatPlural, outcomeNames, type RulingFacts } from '@basejuris/domain'
import { type MailContent, type MailItem, paragraph } from '../mail-content.ts'

interface DigestRuling {
  readonly ruling: Pick<
    RulingFacts,
    'docId' | 'caption' | 'court' | 'docketNumber' | 'rit' | 'kind' | 'decidedOn' | 'fictional' | 'outcome'
  >
  /** What it decides, verbatim, with its anchor. Null where that was not found, or may not be read. */
  readonly decision: { readonly text: string; readonly anchor: string } | null
  readonly passage: Pick<Fragment, 'texto' | 'ancla' | 'etiqueta' | 'voz'> | null
}

export interface DigestMail {
  /** The user's name for the search. */
  readonly name: string
  /** Number of rulings found; `rulings` lists the first of them. */
  readonly total: number
  /** How many of `total` are fictional. */
  readonly fictional: number
  readonly rulings: readonly DigestRuling[]
  readonly publicUrl: string
  readonly searchUrl: string
  /** Stops these mails without signing in. */
  readonly stopUrl: string
}

const maxNameInSubject = 80

/** New rulings of a saved search. */
export function digestMail({ name, total, fictional, rulings, publicUrl, searchUrl, stopUrl }: DigestMail): MailContent {
  const found = formatPlural(total, 'sentencia nueva', 'sentencias nuevas')
  const rest = total - rulings.length
  const share = describeFictional({ mode: 'incluir', total, fictional })
  return {
    subject: `${found}: ${oneLine(name)}`,
    preview: `${found} en su búsqueda guardada.`,
    parts: [
      paragraph(
        `Desde el último aviso ${total === 1 ? 'se agregó' : 'se agregaron'} ${found} a su búsqueda guardada «${name}»${share === null ? '' : `: ${share}`}.`,
      ),
      {
        kind: 'list',
        items: rulings.map((each) => presentItem(each, publicUrl)),
      },
      ...(rest > 0 ? [paragraph(`Y ${formatPlural(rest, 'más', 'más')}.`)] : []),
      { kind: 'button', label: 'Ver la búsqueda completa', url: searchUrl },
      paragraph('¿No quiere más correos de esta búsqueda? Deténgalos aquí, sin iniciar sesión:'),
      { kind: 'button', label: 'Detener estos correos', url: stopUrl },
    ],
  }
}

function presentItem({ ruling, decision, passage }: DigestRuling, publicUrl: string): MailItem {
  const url = `${publicUrl}/sentencia?id=${encodeURIComponent(ruling.docId)}`
  const detail = [
    ruling.court,
    citedNumber(ruling),
    ruling.decidedOn && formatDate(ruling.decidedOn),
    ruling.fictional && 'sentencia ficticia de demostración',
  ]
  const decided = decision === null ? [] : [{ label: 'Resuelve', text: decision.text, url: `${url}#${decision.anchor}` }]
  const label = passage?.voz ?? passage?.etiqueta ?? ''
  return {
    title: ruling.caption,
    detail: detail.filter(Boolean).join(', '),
    url,
    badge: ruling.outcome === 'sin_dato' ? undefined : outcomeNames[ruling.outcome],
    quotes: [
      ...decided,
      ...(passage === null || passage.ancla === decision?.anchor ? [] : [{ label, text: passage.texto, url: `${url}#${passage.ancla}` }]),
    ],
  }
}

const oneLine = (name: string): string => {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length <= maxNameInSubject ? line : `${line.slice(0, maxNameInSubject).toWellFormed()}…`
}
