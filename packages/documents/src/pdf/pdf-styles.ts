import { StyleSheet } from '@react-pdf/renderer'
import { serif } from './register-fonts.ts'

const ink = '#16202e'
const quiet = '#56606e'
const brand = '#1a365d'
const rule = '#c9cdd4'
/** A line height without a size of its own would be measured by 18 points. */
const body = { fontSize: 10.5, lineHeight: 1.4, textAlign: 'justify' } as const
const wash = { backgroundColor: '#fff3c4', paddingHorizontal: 6, marginHorizontal: -6 }

/** Letter paper, the one Chilean courts ask for besides «oficio»; sizes in points. */
export const pdfStyles = StyleSheet.create({
  page: {
    fontFamily: serif,
    fontSize: 10.5,

    color: ink,
    paddingTop: 64,
    paddingBottom: 66,
    paddingHorizontal: 68,
  },
  title: { fontSize: 20, fontWeight: 600, color: brand, lineHeight: 1.1, marginBottom: 10 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  factName: { width: 96, color: quiet },
  factValue: { flex: 1 },
  notice: { marginTop: 6, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: brand, color: quiet },
  headEnd: { borderBottomWidth: 1, borderBottomColor: rule, marginTop: 14, marginBottom: 14 },
  entry: { marginBottom: 16 },
  caption: { fontSize: 12.5, fontWeight: 600, lineHeight: 1.15 },
  rulingCaption: { fontSize: 17, fontWeight: 600, color: brand, lineHeight: 1.1, marginBottom: 6 },
  meta: { color: quiet, marginTop: 2 },
  warning: { color: '#8a1c1c', marginTop: 2 },
  decision: { marginTop: 5, textAlign: 'justify' },
  decisionLabel: { fontWeight: 600, color: ink, textDecoration: 'none' },
  passage: { marginTop: 5, paddingLeft: 10, borderLeftWidth: 1, borderLeftColor: rule, textAlign: 'justify' },
  betweenRulings: { marginTop: 26, borderBottomWidth: 1, borderBottomColor: rule, marginBottom: 14 },
  place: { color: quiet },
  note: { marginTop: 5, paddingLeft: 10 },
  citation: { marginTop: 5, fontSize: 9.5 },
  link: { fontSize: 9.5, color: brand, textDecoration: 'none' },
  noteNumber: { fontSize: 8.5, fontWeight: 600, color: brand },
  passageNote: {
    fontSize: 9,
    lineHeight: 1.3,
    marginLeft: 12,
    marginBottom: 6,
    paddingLeft: 8,
    borderLeftWidth: 2,
    borderLeftColor: brand,
  },
  sectionStart: { marginTop: 4 },
  lead: { fontWeight: 600 },
  voice: { fontSize: 9, color: quiet, marginBottom: 2 },
  sectionTitle: { fontWeight: 600, marginTop: 10, marginBottom: 3 },
  paragraph: { ...body, marginBottom: 6 },
  highlightedTitle: { ...wash, marginTop: 10 },
  highlightedParagraph: { ...wash, ...body, paddingBottom: 6 },
  indentedLink: { fontSize: 9.5, color: brand, textDecoration: 'none', paddingLeft: 10 },
  subtitle: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.2, marginTop: 8, marginBottom: 2 },
  rows: { marginTop: 4, marginBottom: 8 },
  row: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: rule, paddingVertical: 3 },
  wideCell: { flex: 2, paddingRight: 10 },
  cell: { flex: 1, paddingRight: 10 },
  struck: { textDecoration: 'line-through' },
  underlined: { textDecoration: 'underline' },
  footer: {
    position: 'absolute',
    bottom: 32,
    left: 68,
    right: 68,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: quiet,
  },
})
