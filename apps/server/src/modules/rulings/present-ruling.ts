import type { RulingFactsView, RulingView, SectionView } from '@basejuris/contract'
import { citedNumber, type NormCitation, type Ruling, type RulingFacts, type Section } from '@basejuris/domain'
import { statedDate, voicesIn } from '@basejuris/legal-text'
import { citeRuling } from './cite-ruling.ts'
import type { References } from './find-references.ts'
import { presentSpeaker, presentVoices } from './present-speaker.ts'
import { normUrl, rulingUrl } from './ruling-url.ts'

/** Marks of one paragraph: half-open UTF-16 ranges, ascending, without overlap. */
export type MarkText = (text: string) => [number, number][]

export function presentRulingFacts(facts: RulingFacts): RulingFactsView {
  return {
    docId: facts.docId,
    idSentence: facts.idSentence,
    rol: facts.docketNumber,
    numero: citedNumber(facts),
    rit: facts.rit,
    ruc: facts.ruc,
    libro: facts.book,
    caratulado: facts.caption,
    fechaSentencia: facts.decidedOn,
    tribunal: facts.court,
    sala: facts.chamber,
    base: facts.base,
    coleccion: facts.collection,
    tipo: facts.kind,
    recurso: facts.appealType,
    resultado: facts.outcome,
    resultadoTexto: facts.outcomeText,
    ministros: facts.judges.map((judge) => ({ nombre: judge.name, voto: judge.vote })),
    redactor: facts.drafter,
    normas: facts.norms.map(presentNorm),
    materias: facts.subjects,
    tribunalOrigen: facts.originCourt,
    rolOrigen: facts.originDocketNumber,
    urlOficial: facts.officialUrl,
    condicionPublicacion: facts.publicationStatus,
    fuente: facts.source,
    ficticia: facts.fictional,
    url: rulingUrl(facts.docId),
    cita: citeRuling(facts),
  }
}

/** `shown` are the sections to present, whole or in part. The whole ones say whose words they hold. */
export function presentRuling(
  { sections, ...facts }: Ruling,
  markText: MarkText,
  references: References,
  shown: readonly Section[] = sections,
): Omit<RulingView, 'version' | 'resuelve' | 'sinEfecto'> {
  const whole = new Map(sections.map((section) => [section.anchor, section]))
  const secciones = shown.map((section) => presentSection(section, whole.get(section.anchor) ?? section, { markText, references }))
  const coincidencias = secciones.reduce(
    (sum, section) => sum + section.parrafos.reduce((inner, paragraph) => inner + paragraph.marcas.length, 0),
    0,
  )
  const stated = statedDate(sections)
  const fechaSegunTexto = stated === facts.decidedOn ? null : stated
  return { ...presentRulingFacts(facts), fechaSegunTexto, secciones, destinos: references.targets, coincidencias }
}

interface Presentation {
  readonly markText: MarkText
  readonly references: References
}

const presentSection = (section: Section, whole: Section, { markText, references: { byParagraph } }: Presentation): SectionView => ({
  ancla: section.anchor,
  tipo: section.kind,
  numero: section.number,
  titulo: section.title,
  ...presentSpeaker(whole),
  parrafos: section.paragraphs.map((paragraph) => ({
    ancla: paragraph.anchor,
    texto: paragraph.text,
    marcas: markText(paragraph.text),
    referencias: byParagraph.get(paragraph.anchor) ?? [],
    ...presentVoices(paragraph, voicesIn(whole)),
  })),
})

const uses = { applied: 'aplicada', cited: 'citada', annotated: 'fuente' } as const

const presentNorm = (norm: NormCitation): RulingFactsView['normas'][number] => ({
  clave: norm.key,
  etiqueta: norm.label,
  ...(norm.use === undefined ? {} : { uso: uses[norm.use] }),
  idNorma: norm.idNorma,
  articulo: norm.article,
  numeral: norm.numeral,
  inciso: norm.inciso,
  letra: norm.letra,
  url: norm.idNorma === null ? null : normUrl(norm.idNorma, norm.article),
})
