/** Without the rest of the domain, whose schemas would travel to the browser. */
export { formatDate, formatLongDate } from '@basejuris/domain/spanish-format'
