/** `2021-05-03` → `03-05-2021`. */
export const formatDate = (isoDate: string): string => isoDate.split('-').reverse().join('-')
