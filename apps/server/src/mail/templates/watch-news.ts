import type { WatchNews } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain'
import { type MailContent, type MailItem, paragraph } from '../mail-content.ts'

export interface WatchMail {
  /** Name of the folder or text; null for a reserved folder. */
  readonly name: string | null
  readonly isFolder: boolean
  /** Number of news; `news` lists the first of them. */
  readonly total: number
  readonly news: readonly WatchNews[]
  readonly publicUrl: string
  readonly pageUrl: string
  /** Stops these mails without signing in. */
  readonly stopUrl: string
}

const maxNameInSubject = 80

const badges: Readonly<Record<WatchNews['tipo'], string>> = {
  se_aparta: 'Se aparta',
  sin_efecto: 'Sin efecto',
  retirada: 'Retirada',
  anonimizada: 'Anonimizada',
  articulo: 'Artículo',
}

/** What happened to what a user watches. */
export function watchMail({ name, isFolder, total, news, publicUrl, pageUrl, stopUrl }: WatchMail): MailContent {
  const found = formatPlural(total, 'novedad', 'novedades')
  const watched = name === null ? 'una carpeta reservada' : `${isFolder ? 'su carpeta' : 'su escrito'} «${name}»`
  const rest = total - news.length
  return {
    subject: `${found}: ${name === null ? 'carpeta reservada' : oneLine(name)}`,
    preview: `${found} en lo que usted vigila.`,
    parts: [
      paragraph(`Hay ${found} en lo que contiene ${watched}. Son hechos que constan en los textos: revise si cambian su argumento.`),
      { kind: 'list', items: news.map((each) => presentItem(each, publicUrl, pageUrl)) },
      ...(rest > 0 ? [paragraph(`Y ${formatPlural(rest, 'más', 'más')}.`)] : []),
      { kind: 'button', label: 'Ver las novedades', url: pageUrl },
      paragraph('¿No quiere más correos de esta vigilancia? Deténgalos aquí, sin iniciar sesión:'),
      { kind: 'button', label: 'Detener estos correos', url: stopUrl },
    ],
  }
}

function presentItem({ tipo, frase, pasaje, sinAcceso, url, cita }: WatchNews, publicUrl: string, pageUrl: string): MailItem {
  const place = url === null ? pageUrl : `${publicUrl}${url}`
  const detail = [
    cita === '' || frase.startsWith(cita) ? '' : `Su escrito la cita: ${cita}`,
    sinAcceso ? 'Las palabras están en una base de pago' : '',
  ]
  return {
    title: frase,
    detail: detail.filter(Boolean).join('. '),
    url: place,
    badge: badges[tipo],
    quotes: pasaje === null ? [] : [{ label: 'Dice', text: `${pasaje.antes}${pasaje.texto}${pasaje.despues}`, url: place }],
  }
}

const oneLine = (name: string): string => {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length <= maxNameInSubject ? line : `${line.slice(0, maxNameInSubject).toWellFormed()}…`
}
