import type { Metadata } from 'next'
import { MissingPageSlot } from '../components/frame/missing-page-slot.tsx'
import { readFooterFacts } from '../components/frame/read-footer-facts.ts'

export const metadata: Metadata = { title: 'Página no encontrada', robots: { index: false } }

const NotFound = async () => <MissingPageSlot {...(await readFooterFacts())} />
export default NotFound
