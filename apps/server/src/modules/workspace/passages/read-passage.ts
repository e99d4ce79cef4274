import type { PassageMark, SavedPassage } from '@basejuris/contract'
import type { ListedPassage } from '@basejuris/database'
import type { Paragraph, Ruling, UserActor } from '@basejuris/domain'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { labelPassage } from '../../rulings/present-speaker.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import { presentPerson } from '../folders/present-folder.ts'
import { passageTexts } from './check-passage-range.ts'
import { type PassageContent, passageContent } from './passage-content.ts'
import { findPassageAgain, paragraphsOf } from './passage-words.ts'

export type PassageServices = Pick<Services, 'db' | 'textCipher' | 'rulings' | 'entitlementOf'>

/** A passage as it stands in its ruling today. */
export interface ReadPassage {
  readonly passage: ListedPassage
  readonly content: PassageContent
  readonly estado: PassageMark['estado']
  /** Its paragraphs or parts of them; empty where it cannot be read or was not found. */
  readonly texts: readonly Paragraph[]
  /** UTF-16 position in the paragraph of the first one. */
  readonly start: number
  /** Its end in the last one. */
  readonly end: number
  /** «c. 7°»; empty for parts that are cited as the ruling itself. */
  readonly place: string
  /** Whose words they are, where they are not the court's. */
  readonly voice: string | null
  /** Null once it was withdrawn. */
  readonly caption: string | null
}

const unread = { texts: [], start: 0, end: 0, place: '', voice: null }

/** Reads the words of passages from their rulings. Passages of one ruling share its reading. */
export async function readPassages(
  services: PassageServices,
  actor: UserActor,
  passages: readonly ListedPassage[],
): Promise<readonly ReadPassage[]> {
  const docIds = [...new Set(passages.map(({ docId }) => docId))]
  const [rulings, { readable }] = await Promise.all([services.rulings.list(docIds), services.entitlementOf(actor)])
  const byId = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
  return passages.map((passage) => {
    const content = passageContent.decrypt(services, passage.id, passage.sealed)
    const ruling = byId.get(passage.docId)
    if (ruling === undefined) return { passage, content, estado: 'retirada', ...unread, caption: null }
    const { caption } = ruling
    if (!readable.has(ruling.collection)) return { passage, content, estado: 'sin_acceso', ...unread, caption }
    return { passage, content, ...readFrom(ruling, content), caption }
  })
}

function readFrom({ sections }: Pick<Ruling, 'sections'>, content: PassageContent): Omit<ReadPassage, 'passage' | 'content' | 'caption'> {
  const paragraphs = paragraphsOf(sections)
  const found = findPassageAgain(paragraphs, content)
  if (found === null) return { estado: 'cambio', ...unread }
  const { range, unchanged } = found
  const anchor = paragraphs[range.first]?.anchor
  const section = sections.find((one) => one.paragraphs.some((paragraph) => paragraph.anchor === anchor))
  const texts = passageTexts(paragraphs, range)
  const parts = texts.map(({ anchor: own, text }, at) => {
    const from = at === 0 ? range.from : 0
    return { anchor: own, from, to: from + text.length }
  })
  return {
    estado: unchanged ? 'vigente' : 'cambio',
    texts,
    start: range.from,
    end: range.to,
    place: section === undefined || section.kind === 'texto' ? '' : anchorLabel(section.anchor),
    voice: labelPassage(sections, parts),
  }
}

/** Without its words. */
export function presentMark(actor: UserActor, { passage, content, estado, texts, start, end, place }: ReadPassage): PassageMark {
  const [first, last] = [texts[0], texts.at(-1)]
  const url = `${rulingUrl(passage.docId)}&pasaje=${passage.id}`
  return {
    passageId: passage.id,
    docId: passage.docId,
    folderId: passage.folderId,
    autor: presentPerson(actor, passage.author),
    estado,
    desde: first === undefined ? null : { ancla: first.anchor, posicion: start },
    hasta: last === undefined ? null : { ancla: last.anchor, posicion: end },
    lugar: place,
    version: content.version,
    nota: content.nota,
    versionNota: content.versionNota,
    etiquetas: content.etiquetas,
    resaltado: content.resaltado,
    url: first === undefined ? url : `${url}#${first.anchor}`,
    createdAt: passage.createdAt.toISOString(),
    updatedAt: passage.updatedAt.toISOString(),
  }
}

export function presentPassage(actor: UserActor, read: ReadPassage): SavedPassage {
  return {
    ...presentMark(actor, read),
    caratulado: read.caption,
    voz: read.voice,
    parrafos: read.texts.map(({ anchor, text }) => ({ ancla: anchor, texto: text })),
  }
}
