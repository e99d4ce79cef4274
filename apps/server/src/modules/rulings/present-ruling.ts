import type { RulingFactsView, RulingView, SectionView } from '@basejuris/contract'
import { citedNumber, type NormCitation, type Ruling, type RulingFacts, type Section } from '@basejuris/domain'
import { citeRuling } from './cite-ruling.ts'
import type { References } from './find-references.ts'
import { presentSpeaker } from './present-speaker.ts'
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

export function presentRuling({ sections, ...facts }: Ruling, markText: MarkText, references: References): Omit<RulingView, 'version' | 'resuelve' | 'sinEfecto'> {
  const secciones = sections.map((section) => presentSection(section, markText, references))
  const coincidencias = secciones.reduce(
    (sum, section) => sum + section.parrafos.reduce((inner, paragraph) => inner + paragraph.marcas.length, 0),
    0,
  )
  return { ...presentRulingFacts(facts), secciones, destinos: references.targets, coincidencias }
}

const presentSection = (section: Section, markText: MarkText, { byParagraph }: References): SectionView => ({
  ancla: section.anchor,
  tipo: section.kind,
  numero: section.number,
  titulo: section.title,
  ...presentSpeaker(section),
  parrafos: section.paragraphs.map(({ anchor, text }) => ({
    ancla: anchor,
    texto: text,
    marcas: markText(text),
    referencias: byParagraph.get(anchor) ?? [],
  })),
})

const presentNorm = (norm: NormCitation): RulingFactsView['normas'][number] => ({
  clave: norm.key,
  etiqueta: norm.label,
  idNorma: norm.idNorma,
  articulo: norm.article,
  numeral: norm.numeral,
  inciso: norm.inciso,
  letra: norm.letra,
  url: norm.idNorma === null ? null : normUrl(norm.idNorma, norm.article),
})
