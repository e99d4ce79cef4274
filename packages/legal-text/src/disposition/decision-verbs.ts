/** What a verb does: reviews a ruling, grants or denies a claim, convicts, acquits, declares, closes a case, states, arranges, files. */
export type ActKind = 'reviews' | 'grants' | 'denies' | 'convicts' | 'acquits' | 'declares' | 'closes' | 'states' | 'arranges' | 'files'

const present = [
  'confirman?|ratifican?|revocan?|anulan?|invalidan?|casan?|enmiendan?|reconsideran?|repone|deja(?:n)? sin efecto',
  'acogen?|hacen? lugar|da lugar|acceden?|admiten?|rechazan?|desestiman?|desechan?|deniegan?|niegan?',
  'condenan?|castigan?|absuelven?|sancionan?|establecen? como sancion|imponen?|aplican?|sobreseen?|amonestan?',
  'declaran?|tienen?|omiten?|(?:emite|emitira) pronunciamiento|aprueban?|autorizan?|designan?|nombran?|conceden?|otorgan?|constituyen?|hacen? efectiv[oa]s?|decretan?|reconocen?|cancelan?',
  'ordenan?|disponen?|elevan?|rebajan?|reducen?|aumentan?|mantienen?|modifican?|sustituyen?|reemplazan?|complementan?|rectifican?|corrigen?|regulan?|fijan?|remiten?|exime|suspende|alzan?|dirime|retrotraen?|determina',
].join('|')
/** «se acoge», «no se condena», «se le impone». */
const reflexive = `(?<not>(?:no|tampoco) )?se ?(?:(?:le|les|lo|la|los|las) )?(?:ha )?(?:(?:\\p{L}+mente|tambien|asimismo|solo) )?(?<verb>${present})`
/** «recházase», «téngasele». */
const enclitic =
  '(?<enclitic>(?:rech[ae][zc][ae]|desestim[ae]|des[ea]ch[ae]|acoj[ae]|acoge|revo(?:c|qu)[ae]|confirm[ae]|declar[ae]|conden[ae]|absuelv[ae]|anul[ae]|invalid[ae]|aprueb[ae]|conced[ae]|autori[cz][ae]|design[ae]|dej[ae]|teng[ao]|gir[ae]|sobresea|rija|orden[ae]|impon(?:e|ga)|sancion[ae]|apli(?:c|qu)[ae]|decret[ae])n?se(?:l[aeo]s?)?)'
/** «rechazo», «ha lugar», and verbs that follow what they speak of. */
const plain =
  '(?<plain>apruebo|declaro|ordeno|rechazo|acojo|condeno|absuelvo|desestimo|autorizo|concedo|designo|confirmo|revoco|(?:no )?ha lugar|(?:quedan?|es|son) (?:condenad|absuelt|obligad|constituid|rechazad|desestimad|acogid|confirmad|revocad|inadmisib|improceden)\\p{L}*|(?:debe|deben|debera|deberan) pagar|se ajusta a? ?derecho|como se pide|rija|omite pronunciamiento|(?:es|son|resultan?) (?:(?:igualmente|tambien|asimismo|ademas) )?(?:in)?(?:constitucional(?:es)?|conformes? (?:con|a) la constitucion|propi[oa]s? de ley))'
const item = String.raw`(?:[ivx]{1,5}|\d{1,2}|[a-z])\s?[.)°-]+ ?-? ?`
const clauseStart = String.raw`(?<=(?:^|\n)[\s"“]*|[:;] ?|[.:;] ?${item}|(?:^|\n)${item}|\b(?:resuelve|declara|decide|resuelvo) (?:que )?|, y )`
/** «SE RESUELVE: 1) Rechazar …»: only where a clause begins. */
const infinitives =
  '(?:rechazar|desestimar|desechar|acoger|hacer lugar|revocar|confirmar|declarar|condenar|absolver|anular|invalidar|aprobar|conceder|autorizar|designar|dejar sin efecto|sobreseer|imponer|aplicar|sancionar|ordenar|reconsiderar|no (?:ha lugar|condenar))(?:l[aeo]s?)?'
const infinitive = `(?=${infinitives})${clauseStart}(?<infinitive>${infinitives})`
const formal =
  '(?<formal>remitanse|remitase|reingresese|agreguense|archivese|archivenselos|archivense|desarchivase|pasen los|(?:ordena|dispone) el archivo)'

/** Deciding verbs in folded text, each in the group of its form. `not` is set where the verb is denied. */
export const decidingVerb = new RegExp(`\\b(?:${formal}|${reflexive}|${enclitic}|${plain})\\b|${infinitive}\\b`, 'gu')

const kinds: readonly (readonly [ActKind, RegExp])[] = [
  ['files', /^(?:archiv|desarchiv|exime|ordena el|dispone el)/u],
  ['convicts', /^(?:no |quedan? |es |son )?(?:conden|castig|obligad|impon|sancion|establec|apli)/u],
  ['acquits', /^(?:quedan? |es |son )?(?:absuel|absolv|sobrese)/u],
  ['reviews', /^(?:quedan? |es |son )?(?:confirm|ratif|revo|anul|invalid|casan?$|reconsider|enmiend)/u],
  ['grants', /^(?:quedan? |es |son )?(?:acog|acoj|hacen? lugar|hacer lugar|da lugar|acced|admit|ha lugar)/u],
  ['denies', /^(?:quedan? |es |son )?(?:no ha lugar|rech|dese|desest|deni|nieg)/u],
  ['declares', /^(?:declar|queda|es |son |result|se ajusta)/u],
  ['closes', /^(?:tiene|teng|omit|emit)/u],
  ['states', /^(?:aprueb|aprob|autori|design|nombr|conced|otorg|constit|hacen? efect|dej|debe|reconoc|decret|cancel|como|gir|rij|repone)/u],
]

export function kindOfVerb(verb: string): ActKind {
  return kinds.find(([, pattern]) => pattern.test(verb))?.[0] ?? 'arranges'
}
