const minRoot = 3
/** What looks like a gerund. */
const leaseWord = 'arriendo'
/** Pronouns behind an infinitive or a gerund: «echarme», «devolviéndomelo». */
const pronouns = /(?<=[aei]r|ando|endo)(?:[mts]e|nos)?(?:l[aeo]s?|[mts]e|nos)$/u
const diminutive = /it[ao]s?$/u
const minDiminutive = 7
/** Ends of conjugated verbs, nouns and adjectives without accents, the longest first. */
const endings = (
  'aramos eramos ieramos iramos asteis isteis aremos eremos iremos ariamos eriamos iriamos abamos iamos aron ieron eron aban abas aba ando iendo endo ' +
  'ados adas ado ada idos idas ido ida aste iste amos emos imos arian erian irian arias erias irias aria eria iria aran eran ieran iran aras eras ieras ' +
  'iras ara era iera ira are ere ire asen iesen ase iese ian ias ia ar er ir an en io as es os a e o'
)
  .split(' ')
  .sort((a, b) => b.length - a.length)

/** What the forms of a folded word share, far shorter than its stem: «ech» of echaron, echarme and echan. */
export function verbRoot(word: string): string {
  const bare = word.length > minRoot + 2 ? word.replace(pronouns, '') : word
  const plain = bare.length >= minDiminutive ? bare.replace(diminutive, '') : bare
  const ending = endings.find(
    (each) => plain.length - each.length >= minRoot && plain.endsWith(each) && !(plain === leaseWord && each.length > 1),
  )
  return ending === undefined ? plain : plain.slice(0, -ending.length)
}
