import type { Judge } from '@basejuris/domain'
import { sourceLines } from '@basejuris/legal-text/cleaning/source-lines'

const tailCharacters = 7000
const maxClosingCharacters = 1200
const closing =
  /(?:Pronunciad[ao]|PRONUNCIAD[AO]|Dictad[ao]|Proveíd[ao]|Proveyó|Resolvió) (?:por|don|doña|en )[\s\S]*?(?=,? (?:Juez|JUEZ|Jueza)\b|\.\s+(?:Autoriz|Certific|Se certifica|No firma|No obstante|Se deja|Firma|Rol|En [A-Z]|Redact)|Autoriz[aó]|$)(?:,? (?:Juez|JUEZ|Jueza)\b)?/gu
const office = /\b(?:ministr|presid|juez|jueza|abogad[oa] integrante|fiscal judicial)/iu
/** Words around the names: offices, forms of address, the court. */
const around =
  /\b(?:pronunciad[ao]|dictad[ao]|prove[ií]d[ao]|proveyó|resolvió|por|don|doña|su|sus|con|de esta corte|integrad[ao]s?|conformad[ao]s?|presidid[ao]|ministr[oa]s?|presidente|presidenta|juez|jueza|jueces|abogad[oa]s?|integrantes?|fiscal|judicial|suplentes?|subrogantes?|titular(?:es)?|interin[oa]|señor(?:es)?|señoras?|sr(?:a|es|as)?|excm[oa]|iltm[oa]|ilustre|tribunal|constitucional|además|asimismo|también)\b\.?|\((?:[^)]{1,40})\)|["“”«»]/giu
const name = /^(?:\p{Lu}[\p{L}'’.-]*)(?: (?:de|del|la|las|los|von|van|der|y)\b| \p{Lu}[\p{L}'’.-]*){1,6}$/u
const noName =
  /\b(?:Corte|Sala|Tribunal|Región|Ambiental|Defensa|Competencia|Apelaciones|Secretari[oa]|Libertador|República|Tributario|Aduanero)\b/iu
const maxJudges = 12

const namesIn = (text: string): string[] =>
  text
    .replace(around, ' ; ')
    .split(/[;,]| y | e |(?<=\p{L}{3})\.\s/u)
    .map((part) =>
      part
        .replace(/\s+/gu, ' ')
        .trim()
        .replace(/^(?:\p{Ll}+ )+/u, '')
        .replace(/[.\s-]+$/u, '')
        .trim(),
    )
    .filter((part) => name.test(part) && !noName.test(part))

/**
 * Judges named in the closing of a ruling («Pronunciada por el Excmo. Tribunal, integrado por su Presidenta señora …, y los Ministros
 * señores …»), in order, each once. Empty without such a closing.
 */
export function signingJudges(text: string): Judge[] {
  const tail = sourceLines(text.slice(-tailCharacters)).join(' ').replace(/\s+/gu, ' ')
  const last = [...tail.matchAll(closing)].map(([found]) => found.slice(0, maxClosingCharacters)).findLast((found) => office.test(found))
  const names = last === undefined ? [] : namesIn(last)
  return [...new Map(names.map((found) => [found.toLowerCase(), { name: found, vote: null }])).values()].slice(0, maxJudges)
}
