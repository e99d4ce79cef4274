/** Without the rest of the domain, whose schemas would travel to the browser. */
export { formatCount, formatPlural as countOf } from '@basejuris/domain/spanish-format'
