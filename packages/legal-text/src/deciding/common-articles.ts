/** Articles that rulings cite whatever they decide, by the reason for it. */
const commonByReason = {
  'weighing of evidence': [
    'CT:456',
    'ley-19968:32',
    'ley-19968:28',
    'CPP:295',
    'CPP:296',
    'CPP:297',
    'CPC:425',
    'CPC:426',
    'CPC:428',
    'CPC:384',
    'ley-18287:14',
    'ley-20600:35',
    'CTrib:132',
    'CT:453',
  ],
  'burden of proof': ['CC:1698', 'CC:1702', 'CPC:342', 'CPC:346', 'CPP:340', 'CT:454'],
  'form of the ruling': [
    'CPC:158',
    'CPC:160',
    'CPC:169',
    'CPC:170',
    'CPC:171',
    'CT:457',
    'CT:458',
    'CT:459',
    'CT:501',
    'CPP:342',
    'CPP:343',
    'CPP:348',
  ],
  costs: ['CPC:138', 'CPC:139', 'CPC:144', 'CPC:145', 'CPC:146', 'CPC:147', 'CT:445', 'CPC:471', 'CPP:45', 'CPP:47', 'ley-19968:66'],
  'what a recourse is, and who hears it': [
    'CT:474',
    'CT:477',
    'CT:478',
    'CT:479',
    'CT:480',
    'CT:481',
    'CT:482',
    'CT:483',
    'CT:483 A',
    'CT:483 B',
    'CT:483 C',
    'CPC:186',
    'CPC:187',
    'CPC:189',
    'CPC:188',
    'CPC:194',
    'CPC:196',
    'CPC:199',
    'CPC:203',
    'CPC:204',
    'CPC:205',
    'CPC:208',
    'CPC:223',
    'CPC:227',
    'CPC:768',
    'CPC:764',
    'CPC:765',
    'CPC:766',
    'CPC:767',
    'CPC:770',
    'CPC:772',
    'CPC:781',
    'CPC:782',
    'CPC:783',
    'CPC:785',
    'CPC:786',
    'CPC:787',
    'CPC:805',
    'CPP:352',
    'CPP:358',
    'CPP:360',
    'CPP:364',
    'CPP:370',
    'CPP:372',
    'CPP:373',
    'CPP:374',
    'CPP:376',
    'CPP:378',
    'CPP:383',
    'CPP:384',
    'CPP:385',
    'CPP:386',
    'CPP:414',
    'ley-17997:79',
    'ley-17997:84',
    'ley-17997:92',
    'CTrib:545',
    'CTrib:549',
    'ley-19968:67',
    'ley-18287:32',
    'ley-18287:38',
  ],
  'constitutional actions': ['CPR:20', 'CPR:21', 'CPR:93', 'CPP:95'],
  jurisdiction: [
    'CPR:76',
    'CTrib:1',
    'CTrib:5',
    'CT:420',
    'CT:425',
    'CT:446',
    'ley-19968:8',
    'CPP:1',
    'CPC:1',
    'CPC:2',
    'CPC:3',
    'CPC:254',
  ],
  'interpretation of laws and contracts': ['CC:19', 'CC:20', 'CC:22', 'CC:23', 'CC:24', 'CC:1560', 'CC:1546'],
  'bounds of the public authorities': ['CPR:1', 'CPR:5', 'CPR:6', 'CPR:7', 'ley-18575:2'],
  'what follows from a dismissal': ['CT:163', 'CT:168', 'CT:172', 'CT:176'],
  'detention before the judgment': ['CPP:139', 'CPP:140', 'CPP:149', 'CPP:155'],
  'general definitions': [
    'CT:1',
    'CT:2',
    'CT:3',
    'CT:5',
    'CT:6',
    'CT:7',
    'CT:8',
    'CT:9',
    'CT:10',
    'CT:41',
    'CT:63',
    'CT:173',
    'CC:1',
    'CC:44',
    'CC:1437',
    'CC:1438',
    'CC:1445',
    'CC:1545',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const recourseKeys: ReadonlySet<string> = new Set(commonByReason['what a recourse is, and who hears it'])

/** Whether an article says what a recourse is: only the court that hears one applies it. */
export function isRecourseArticle(key: string): boolean {
  return recourseKeys.has(key)
}

const commonKeys: ReadonlySet<string> = new Set(Object.values(commonByReason).flat())

/** Reasons by which an article says nothing of a case in any proceeding. */
const formalReasons = [
  'weighing of evidence',
  'burden of proof',
  'form of the ruling',
  'costs',
  'jurisdiction',
  'interpretation of laws and contracts',
  'bounds of the public authorities',
  'general definitions',
] as const
const formalKeys: ReadonlySet<string> = new Set(formalReasons.flatMap((reason) => commonByReason[reason]))

const isOfCourts = (key: string): boolean => key.startsWith('AA-')

/** Whether rulings cite an article, given by its key, whatever they decide. Agreed acts of the courts (AA) order procedure. */
export function isCommonArticle(key: string): boolean {
  return commonKeys.has(key) || isOfCourts(key)
}

/** Whether a common article is one of form. Those on recourses and detention are not: they may be the whole question of an order. */
export function isFormalArticle(key: string): boolean {
  return formalKeys.has(key) || isOfCourts(key)
}
