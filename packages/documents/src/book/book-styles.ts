import { StyleSheet } from '@react-pdf/renderer'

const quiet = '#56606e'
const brand = '#1a365d'

export const bookStyles = StyleSheet.create({
  coverTitle: { marginTop: 130, marginBottom: 60 },
  kind: { fontSize: 12, color: quiet, marginBottom: 14 },
  bookTitle: { fontSize: 30, fontWeight: 600, color: brand, lineHeight: 1.1 },
  subject: { fontSize: 14, marginTop: 14, lineHeight: 1.2 },
  coverFact: { fontSize: 12, marginTop: 5 },
  volume: { fontSize: 12, fontWeight: 600, marginTop: 14 },
  notices: { marginTop: 'auto' },
  indexTitle: { fontSize: 20, fontWeight: 600, color: brand, marginBottom: 14 },
  indexLine: { flexDirection: 'row', marginTop: 9 },
  indexSection: { flexDirection: 'row', marginTop: 3, paddingLeft: 24 },
  indexNumber: { width: 24 },
  indexWords: { flex: 1, paddingRight: 12 },
  indexCitation: { fontSize: 9, color: quiet, marginTop: 1 },
  indexPage: { width: 36, textAlign: 'right' },
  elsewhere: { marginTop: 22, fontWeight: 600 },
  indexLink: { color: '#16202e', textDecoration: 'none' },
})
