import type { Side } from '@basejuris/legal-text'

/** Words of one group name one party of a case. Sides are opposed within one axis: who recurs may be either party of the case. */
interface Role {
  readonly group: string
  readonly side: Side
  readonly axis: 'case' | 'work' | 'recourse'
}

export interface NamedParty extends Role {
  /** «demandada solidaria», «demandante reconvencional». */
  readonly quality: string | null
}

/** Sources on folded text. */
const roles: Readonly<Record<string, Omit<Role, 'group'> & { readonly words: string }>> = {
  claimant: {
    side: 'claimant',
    axis: 'case',
    words:
      'demandantes?|actor(?:a|es|as)?|ejecutantes?|reclamantes?|denunciantes?|requirentes?|solicitantes?|peticionari[oa]s?|acreedor(?:a|es)?',
  },
  complainant: { side: 'claimant', axis: 'case', words: 'querellantes?' },
  prosecutor: {
    side: 'claimant',
    axis: 'case',
    words: 'ministerio publico|fiscalia|fiscal|(?:ente |organo )?persecutor|acusador(?:a|es)?',
  },
  respondent: {
    side: 'respondent',
    axis: 'case',
    words:
      'demandad[oa]s?|ejecutad[oa]s?|reclamad[oa]s?|denunciad[oa]s?|requerid[oa]s?|querellad[oa]s?|deudor(?:a|es)?|imputad[oa]s?|acusad[oa]s?|sentenciad[oa]s?|encausad[oa]s?|(?<=\\b(?:al|el|la|los|las) )condenad[oa]s?',
  },
  worker: { side: 'claimant', axis: 'work', words: '(?:ex ?)?trabajador(?:a|es|as)?' },
  employer: { side: 'respondent', axis: 'work', words: '(?:ex ?)?empleador(?:a|es|as)?' },
  appellant: { side: 'claimant', axis: 'recourse', words: 'recurrentes?|apelantes?' },
  appellee: { side: 'respondent', axis: 'recourse', words: 'recurrid[oa]s?|apelad[oa]s?' },
}

const anyRole = Object.entries(roles)
  .map(([group, { words }]) => `(?<${group}>${words})`)
  .join('|')
const quality = '(?<quality> (?:principal|solidari[oa]|subsidiari[oa]|reconvencional|civil|mandante|contratista)(?:e?s)?(?![\\p{L}]))'
/** Of the words that name a party, with its groups. */
const partySource = `(?:(?:la|el|los|las|dich[oa]|ambas|ambos) )*(?:partes? )?(?:${anyRole})(?![\\p{L}])${quality}?`
const party = new RegExp(`(?<![\\p{L}])(?:${partySource})`, 'gu')

const partyOf = (groups: Readonly<Record<string, string | undefined>> | undefined): NamedParty | null => {
  const [group, role] = Object.entries(roles).find(([name]) => groups?.[name] !== undefined) ?? []
  return group === undefined || role === undefined
    ? null
    : { group, side: role.side, axis: role.axis, quality: groups?.['quality']?.trim() ?? null }
}

/** The parties that a folded text names by their roles. */
export function partiesIn(folded: string): NamedParty[] {
  return [...folded.matchAll(party)].flatMap(({ groups }) => partyOf(groups) ?? [])
}

/** Words between a verb and whom it condemns, none of which names somebody. */
const between =
  '(?:[ ,]+(?:en|al?|el|del?|las?|expresas?|costas|pago|pagar|personales|procesales|causa|juicio|instancia|recursos?|est[ae]|forma|solidaria|conjunta|asimismo|ademas|tambien|todas|\\p{L}+mente))*?'
const verb = '(?:conden|impon|exim|abs(?:olv|uelv|uelt))\\p{L}*'
const firstCondemned = new RegExp(`(?<![\\p{L}])${verb}${between}[ ,]+(?:al? |para )?(?:${partySource})`, 'gu')
/** «a la Inspección del Trabajo reclamada», «a Ana Soto, demandante,»: the role stands behind the name. */
const name = '(?:(?!(?:al?|en|por|que|y|pag\\p{L}+|favor|contra|abogad[oa]|representad[oa]|hij[oa]|dueñ[oa])(?!\\p{L}))\\p{L}+,? ){1,6}?'
const condemnedByName = new RegExp(`(?<![\\p{L}])${verb}${between}[ ,]+al? ${name}(?:${partySource})`, 'gu')
const alsoCondemned = new RegExp(`^(?:,? (?:y|e|ni|como|tambien))+ (?:al? )(?:${partySource})`, 'u')
const bearing = new RegExp(
  `(?<![\\p{L}])(?:${partySource})[^.;,]{0,40}? (?:(?:debe|deben|debera|deberan) (?:pagar|soportar|asumir|solventar)|(?:pagara|soportara|asumira)n?) `,
  'gu',
)
const charged = new RegExp(`\\bcostas\\b[^.;]{0,40} (?:de|a) cargo del? (?:${partySource})`, 'gu')
const beaten = '(?:\\p{L}+ )?vencid[oa]s?'
const defeated = [`(?:${partySource}) ${beaten}`, `${beaten} (?:${partySource})`].map(
  (words) => new RegExp(`(?<![\\p{L}])(?:habiendo|haber|al) (?:sido|resultado|resultar) ${words}`, 'gu'),
)

/** Whom a folded sentence names as the one who is condemned or spared. Empty where it names nobody, or somebody by a name. */
export function condemnedIn(folded: string): NamedParty[] {
  for (const pattern of [firstCondemned, condemnedByName, bearing, charged, ...defeated]) {
    const named = [...folded.matchAll(pattern)].flatMap(({ index, 0: words, groups }): NamedParty[] => {
      const first = partyOf(groups)
      const other = partyOf(alsoCondemned.exec(folded.slice(index + words.length))?.groups)
      return [first ?? [], other ?? []].flat()
    })
    if (named.length > 0) return named
  }
  return []
}

/** Whether two namings are of one party or of opposed ones. Null where their words do not tell. */
export function compareParties(asked: NamedParty, named: NamedParty): 'same' | 'opposed' | null {
  if (asked.axis !== named.axis || [asked, named].some((each) => isCrossed(each) && asked.quality !== named.quality)) return null
  if (asked.side !== named.side) return 'opposed'
  return asked.group === named.group && (asked.quality === null || asked.quality === named.quality) ? 'same' : null
}

/** Who is sued back is the claimant. */
const isCrossed = ({ quality: own }: NamedParty): boolean => own?.startsWith('reconvencional') === true
