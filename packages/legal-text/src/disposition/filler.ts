import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'

/** Where a decision goes on after words that say nothing of what it decides. */
const resumes = String.raw`(?=[,;\n]|\.\s|\s(?:y,? (?:en su|en consecuencia|se|que|al?)\b|en cuanto\b|que\b|contra\b|en contra\b|a (?:sufrir|las? penas?)\b|mediante\b|por haberse?\b)|$)`
const person =
  '(?:funcionari[oa]|abogad[oa]|alcaldes?a?|juez[a]?|director[a]?|jef[ea]|inspector[a]?|representante legal|gerente|president[ea]|rector[a]?|notari[oa]|tesorer[oa]|secretari[oa]|contador[a]?|factor de comercio)'

const patterns: readonly RegExp[] = [
  // How the file of the case holds a ruling.
  String.raw`,? ?\b(?:(?:la )?que se encuentra )?(?:integramente )?(?:transcrit|escrit|agregad|digitalizad|incorporad|insert)[oa]s? (?:en|a) (?:el |la |los )?(?:carpeta|fojas|fs|folio|autos|expediente|sistema|presente)\b[^,;\n]{0,60}?${resumes}`,
  // Offices, titles and trades of the parties.
  String.raw`,? ?\b(?:persona juridica|sociedad|empresa|institucion)(?: de derecho (?:privado|publico))?,? (?:del? giro|cuyo giro|dedicada a|que gira)\b[^,;\n]{0,120}?(?=[,;\n]|\.\s|$)`,
  String.raw`,? ?\ben (?:su|la) (?:calidad|caracter|condicion) de (?!(?:co-?)?(?:autor|ejecutor|complice|encubridor|responsable)|[^,;]{0,40}(?:solidari|subsidiari|principal|mandante|dueñ|aval|fiador|deudor|represent))[^,;\n]{0,120}?${resumes}`,
  String.raw`(?:, ${person}\b[^,;\n]{0,90}?)+(?=[,;]|$)`,
  // Articles of participation, and grounds told elsewhere.
  String.raw`,? ?\ben los terminos del? (?:los? )?articulos?\b[^,;\n]{0,60}?${resumes}`,
  String.raw`,? ?\bpor (?:las?|los?) (?:razon|motivo|fundamento|consideracion|argumento)(?:e?s)? (?:(?:ya )?(?:expuest|señalad|indicad|desarrollad|consignad|vertid|expresad|referid|dad)[oa]s?|que se)\b[^,;\n]{0,120}?(?=[,;\n]|\.\s|$)`,
  String.raw`,? ?\b(?:en virtud de|de conformidad (?:a|con)|conforme (?:a|con)|de acuerdo (?:a|con)|en merito de) lo (?:dispuesto|previsto|establecido|señalado|razonado|expuesto|prevenido|prescrito)\b[^,;\n]{0,100}?${resumes}`,
].map((pattern) => new RegExp(pattern, 'gu'))
const minLength = 12

/** Spans of `text` within a decision that say nothing of what it decides: notes of the file, offices, trades, and grounds told elsewhere. */
export function fillerSpans(text: string, { from, to }: TextSpan): TextSpan[] {
  const folded = foldSameLength(text.slice(from, to))
  const found = patterns
    .flatMap((pattern) => [...folded.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length })))
    .filter((span) => span.to - span.from >= minLength && span.from > 0)
    .sort((a, b) => a.from - b.from)
  const apart: TextSpan[] = []
  for (const span of found) if (span.from >= (apart.at(-1)?.to ?? 0)) apart.push(span)
  return apart.map((span) => ({ from: from + span.from, to: from + span.to }))
}
