export { buildRuling, buildSections } from './build-ruling.ts'
