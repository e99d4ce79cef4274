import type { NewRuling } from '@basejuris/contract'
import { describeFictional, formatDate, formatPlural, outcomeNames } from '@basejuris/domain'
import { decisionLabel, lowercaseFirst } from '@basejuris/domain/spanish-format'
import { type MailContent, type MailItem, paragraph } from '../mail-content.ts'

export interface DigestMail {
  /** The user's name for the search. */
  readonly name: string
  /** Number of rulings found; `rulings` lists the first of them. */
  readonly total: number
  /** How many of `total` are fictional. */
  readonly fictional: number
  readonly rulings: readonly NewRuling[]
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

function presentItem(ruling: NewRuling, publicUrl: string): MailItem {
  const { docId, caratulado, tribunal, numero, fechaSentencia, ficticia, resultado, resuelve, sinEfecto, fragmentos } = ruling
  const url = `${publicUrl}/sentencia?id=${encodeURIComponent(docId)}`
  const detail = [
    tribunal,
    numero,
    fechaSentencia && formatDate(fechaSentencia),
    ficticia && 'sentencia ficticia de demostración',
    sinEfecto?.texto,
  ]
  const passages = fragmentos.filter(({ ancla }) => ancla !== resuelve?.ancla)
  return {
    title: caratulado,
    detail: detail.filter(Boolean).join(', '),
    url,
    badge: resultado === 'sin_dato' ? undefined : outcomeNames[resultado],
    quotes: [
      ...(resuelve === null ? [] : [{ label: decisionLabel(resuelve), text: resuelve.texto, url: `${url}#${resuelve.ancla}` }]),
      ...passages.map(({ texto, etiqueta, voz, ancla }) => ({
        label: voz === undefined ? etiqueta : `${etiqueta}, ${lowercaseFirst(voz)}`,
        text: texto,
        url: `${url}#${ancla}`,
      })),
    ],
  }
}

const oneLine = (name: string): string => {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length <= maxNameInSubject ? line : `${line.slice(0, maxNameInSubject).toWellFormed()}…`
}
