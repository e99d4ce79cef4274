import { citedNumber, describeFictional, formatDate, formatPlural, type RulingFacts } from '@basejuris/domain'
import { type MailContent, paragraph } from '../mail-content.ts'

export interface DigestMail {
  /** The user's name for the search. */
  readonly name: string
  /** Number of rulings found; `rulings` lists the first of them. */
  readonly total: number
  /** How many of `total` are fictional. */
  readonly fictional: number
  readonly rulings: readonly Pick<
    RulingFacts,
    'docId' | 'caption' | 'court' | 'docketNumber' | 'rit' | 'kind' | 'decidedOn' | 'fictional'
  >[]
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
        items: rulings.map((ruling) => ({
          title: ruling.caption,
          detail: [
            ruling.court,
            citedNumber(ruling),
            ruling.decidedOn && formatDate(ruling.decidedOn),
            ruling.fictional && 'sentencia ficticia de demostración',
          ]
            .filter(Boolean)
            .join(', '),
          url: `${publicUrl}/sentencia?id=${encodeURIComponent(ruling.docId)}`,
        })),
      },
      ...(rest > 0 ? [paragraph(`Y ${formatPlural(rest, 'más', 'más')}.`)] : []),
      { kind: 'button', label: 'Ver la búsqueda completa', url: searchUrl },
      paragraph('¿No quiere más correos de esta búsqueda? Deténgalos aquí, sin iniciar sesión:'),
      { kind: 'button', label: 'Detener estos correos', url: stopUrl },
    ],
  }
}

const oneLine = (name: string): string => {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length <= maxNameInSubject ? line : `${line.slice(0, maxNameInSubject).toWellFormed()}…`
}
