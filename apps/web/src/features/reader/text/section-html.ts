import type { RulingView, SectionView } from '@basejuris/contract'
import { isVote, type OtherVoice, voiceLabels, voiceWarning } from '@basejuris/contract/voice-labels'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { leadIn } from './lead-in.ts'
import type { ParagraphView } from './paragraph-hits.ts'
import { isCapitalHeading, paragraphHtml } from './paragraph-html.ts'
import { linesOf, markPositions, paragraphRuns } from './paragraph-runs.ts'
import { type ReferenceLinks, referenceLinks } from './reference-links.ts'
import { isMinorityVote, isNumbered, minorityWarning, placeName, sectionLabel } from './section-names.ts'

const contraIcon =
  '<svg class="rd-i" viewBox="0 0 16 16" aria-hidden="true"><path d="M13 5H4m0 0 2.5-2.5M4 5l2.5 2.5M3 11h9m0 0L9.5 8.5M12 11l-2.5 2.5"/></svg>'

function accountHtml(section: SectionView): string {
  const warning = voiceWarning(section)
  return warning === null ? '' : `<p class="rd-account">${escapeHtml(warning)}</p>`
}

const fewParagraphs = 6

/** True when paragraphs get numbers of ours: a text without considerandos is cited by paragraph. Short texts need none. */
export function hasNumberedParagraphs(sections: readonly SectionView[]): boolean {
  return !sections.some(isNumbered) && sections.reduce((sum, section) => sum + section.parrafos.length, 0) > fewParagraphs
}

function headingHtml(section: SectionView, prefix: string): string {
  const title = escapeHtml(sectionLabel(section))
  const anchor = escapeHtml(prefix + section.ancla)
  if (isNumbered(section)) {
    const spoken = section.numero === null ? title : `Considerando ${section.numero}`
    const shown = section.numero === null ? title : `${section.numero}°`
    return `<h3 class="rd-no"><a href="#${anchor}" aria-label="${spoken}">${shown}</a></h3>`
  }
  if (section.tipo === 'voto') {
    const note = isMinorityVote(section.titulo) ? `<span> ${minorityWarning}</span>` : ''
    return `<h2 class="rd-tag">${contraIcon}${title}.${note}</h2>`
  }
  const quiet = section.tipo !== 'vistos' && section.tipo !== 'resolutiva'
  const named = section.parrafos[0] !== undefined && leadIn(section, section.parrafos[0].texto) !== null
  return `<h2 class="${quiet || named ? 'rd-vh' : 'rd-h'}">${title}</h2>`
}

interface RunPlace {
  readonly section: SectionView
  /** True for the first run of the section. */
  readonly first: boolean
  readonly numbered: boolean
  readonly links: ReferenceLinks
  readonly prefix: string
  readonly voices: ReadonlyMap<string, OtherVoice>
}

/** Whose words a paragraph holds, shown above the first of a row of them, and above the one that the address points at. */
function voiceHtml(voice: OtherVoice | undefined): { readonly names: readonly string[]; readonly attribute: string } {
  if (voice === undefined) return { names: [], attribute: '' }
  const { label, isRepeated, isPart } = voice
  return {
    names: isPart ? ['rd-other-voice', 'rd-part-voice'] : ['rd-other-voice'],
    attribute: label === null ? '' : ` data-${isRepeated ? 'said' : 'voice'}="${escapeHtml(label)}"`,
  }
}

function runHtml(run: readonly ParagraphView[], { section, first, numbered, links, prefix, voices }: RunPlace): string {
  const paragraphs = run.map((paragraph, index) => {
    const lead = first && index === 0 ? leadIn(section, paragraph.texto) : null
    const heads = section.tipo !== 'cierre' && lead === null && isCapitalHeading(paragraph.texto)
    const number = numbered ? ` data-n="${escapeHtml(paragraph.ancla.replace(/^p/, ''))}"` : ''
    const voice = voiceHtml(voices.get(paragraph.ancla))
    const kinds = [...(heads ? ['rd-cap'] : []), ...voice.names].join(' ')
    const kind = kinds === '' ? '' : ` class="${kinds}"`
    return `<p id="${escapeHtml(prefix + paragraph.ancla)}"${number}${kind}${voice.attribute}>${paragraphHtml(paragraph.texto, paragraph.marcas, { lead, references: paragraph.referencias, links })}</p>`
  })
  const positions = markPositions(run)
  const marks = positions.length === 0 ? '' : ` data-marks="${positions.join(' ')}"`
  return `<div class="rd-run" style="--lines:${linesOf(run).toFixed(1)}"${marks}>${paragraphs.join('')}</div>`
}

const classOf = (section: SectionView): string =>
  `rd-sec rd-${isNumbered(section) ? 'considerando' : section.tipo}${isVote(section) ? ' rd-vote' : ''}`

interface WholeText {
  readonly sections: readonly SectionView[]
  readonly paragraphNumbers: boolean
  readonly links: ReferenceLinks
  /** Before each anchor. */
  readonly prefix: string
}

/** One section as HTML: anchor, number or heading, and its paragraphs with anchors and hits. */
function sectionHtml(section: SectionView, { sections, paragraphNumbers, links, prefix }: WholeText): string {
  const numbered = paragraphNumbers && section.tipo !== 'cierre' && !isVote(section)
  const place = placeName(section, sections)
  const unit = place === '' ? '' : ` data-place="${escapeHtml(place)}"`
  const heading = headingHtml(section, prefix)
  const voices = voiceLabels(section)
  const runs = paragraphRuns(section.parrafos).map((run, index) =>
    runHtml(run, { section, first: index === 0, numbered, links, prefix, voices }),
  )
  const outside = isNumbered(section) ? heading : ''
  const inside = isNumbered(section) ? '' : heading
  const voice = section.voz === undefined ? '' : ` data-voice="${escapeHtml(section.voz)}"`
  const kind = `${classOf(section)}${numbered ? ' rd-numbered' : ''}`
  return `<section class="${kind}" id="${escapeHtml(prefix + section.ancla)}"${unit}${voice}>${outside}<div class="rd-tx">${inside}${accountHtml(section)}${runs.join('')}</div></section>`
}

/**
 * The whole text as HTML with its links, followed by the lists of dockets with several rulings. `prefix` stands before every anchor where
 * a page holds two texts.
 */
export function textHtml(sections: readonly SectionView[], targets: RulingView['destinos'] = {}, prefix = ''): string {
  const links = referenceLinks(targets, prefix)
  const whole = { sections, paragraphNumbers: hasNumberedParagraphs(sections), links, prefix }
  return sections.map((section) => sectionHtml(section, whole)).join('') + links.lists
}
