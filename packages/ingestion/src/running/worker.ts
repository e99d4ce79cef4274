export { prepareRecord } from './prepare-record.ts'
