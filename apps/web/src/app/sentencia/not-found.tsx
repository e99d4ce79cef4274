import { readFooterFacts } from '../../components/frame/read-footer-facts.ts'
import { MissingRulingSlot } from '../../features/reader/panels/missing-ruling-slot.tsx'

const RulingNotFound = async () => <MissingRulingSlot {...(await readFooterFacts())} />
export default RulingNotFound
