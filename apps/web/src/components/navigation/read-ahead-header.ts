/** Of the request of a page that nobody has opened yet, such as a search that must not enter the history. */
export const readAheadHeader = 'x-read-ahead'
